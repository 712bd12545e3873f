// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: components["schemas"]["Nothing"];
        /**
         * Bargain
         * @description A trade being put together, then agreed or not.
         */
        Bargain: {
            /** @default 0 */
            ask: number;
            /** @default [] */
            give: string[];
            other: number;
            /** @default 0 */
            pay: number;
            /** @default false */
            proposed: boolean;
            seat: number;
            /** @enum {unknown} */
            type: "Bargain";
            /** @default [] */
            want: string[];
        };
        /**
         * Battle
         * @description A battle in progress: who against whom, of which kind, how far it has come.
         */
        Battle: {
            /** @default 0 */
            asking: number;
            /** @default false */
            blocked: boolean;
            /** @default [] */
            dark: number[];
            /** @default  */
            foe: string;
            kind: string;
            /** @default [] */
            light: number[];
            /** @default true */
            lore: boolean;
            /** @default 0 */
            margin: number;
            mine: components["schemas"]["Side"];
            /** @default -1 */
            place: number;
            /** @default -1 */
            plane: number;
            /** @default false */
            rewound: boolean;
            /** @default -1 */
            rival: number;
            seat: number;
            /** @default false */
            spells: boolean;
            /** @default gear */
            stage: string;
            theirs: components["schemas"]["Side"];
            /** @enum {unknown} */
            type: "Battle";
            /** @default 0 */
            won: number;
        };
        /** BattleHints */
        BattleHints: {
            /** @default 0 */
            against: number;
            /** @default 0 */
            came: number;
            /** @default 0 */
            dark: number;
            /** @default [] */
            guessed: string[];
            kind: string;
            /** @default 0 */
            light: number;
            /** @default [] */
            mine: [
                string,
                number
            ][];
            /** @default null */
            odds: components["schemas"]["Change"] | null;
            /** @default {} */
            options: {
                [key: string]: components["schemas"]["Change"];
            };
            /** @default 0 */
            power: number;
            /** @default [] */
            theirs: [
                string,
                number
            ][];
            throws: number;
        };
        /**
         * Change
         * @description What an option makes of the battle, as the asked seat sees it.
         */
        Change: {
            /** @default {} */
            cost: {
                [key: string]: number;
            };
            draw: number;
            loss: number;
            /** @default 0 */
            mine: number;
            /** @default 0 */
            theirs: number;
            win: number;
        };
        /**
         * Draft
         * @description Everybody keeps one of two characters; three times.
         */
        Draft: {
            /** @default 0 */
            number: number;
            /** @enum {unknown} */
            type: "Draft";
        };
        /**
         * Dream
         * @description Prophetic Dream: a plane is to be chosen.
         */
        Dream: {
            seat: number;
            /** @enum {unknown} */
            type: "Dream";
        };
        /**
         * Field
         * @description The holder of the Royal Cape chooses the battlefield.
         */
        Field: {
            seat: number;
            taker: number;
            /** @enum {unknown} */
            type: "Field";
        };
        /**
         * Figures
         * @description A character at a glance.
         */
        Figures: {
            artifacts: number;
            safe: boolean;
            strength: number;
            will: number;
        };
        /**
         * Foresight
         * @description One kind of battle against somebody: what it costs, both values, and how it ends.
         */
        Foresight: {
            /** @default {} */
            cost: {
                [key: string]: number;
            };
            /** @default false */
            deadly: boolean;
            draw: number;
            /** @default [] */
            gear: string[];
            kind: string;
            loss: number;
            mine: number;
            /** @default false */
            short: boolean;
            theirs: number;
            win: number;
        };
        /**
         * Hero
         * @description A player's character: markers on both sides of its card, purse, cards, and what holds for this turn or round.
         */
        Hero: {
            /** @default -1 */
            at: number;
            /** @default false */
            cast: boolean;
            /** @default  */
            character: string;
            /** @default [] */
            damaged: string[];
            /** @default false */
            discount: boolean;
            /** @default 0 */
            focused: number;
            /** @default 0 */
            gold: number;
            /** @default 0 */
            health: number;
            /** @default [] */
            items: string[];
            /** @default [] */
            kept: string[];
            /** @default false */
            lodged: boolean;
            /** @default 0 */
            loops: number;
            /** @default 0 */
            mana: number;
            /** @default 0 */
            rallied: number;
            /** @default [] */
            skills: string[];
            /** @default 0 */
            spent: number;
            /** @default 0 */
            strong: number;
            /** @default [] */
            used: string[];
            /** @default 0 */
            wounds: number;
            /** @default 0 */
            xp: number;
        };
        /** Hints */
        Hints: {
            /** @default null */
            battle: components["schemas"]["BattleHints"] | null;
            /** @default {} */
            bids: {
                [key: string]: number;
            };
            /** @default {} */
            costs: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @default {} */
            duels: {
                [key: string]: components["schemas"]["Foresight"][];
            };
            /** @default {} */
            foes: {
                [key: string]: components["schemas"]["Foresight"][];
            };
            /** @default {} */
            goods: {
                [key: string]: number;
            };
            /** @default [] */
            heroes: components["schemas"]["Figures"][];
            /** @default {} */
            lessons: {
                [key: string]: [
                    number,
                    number
                ][];
            };
        };
        /**
         * Lesson
         * @description Training: a guild is to be chosen.
         */
        Lesson: {
            seat: number;
            /** @enum {unknown} */
            type: "Lesson";
        };
        /**
         * Limits
         * @description At the end of a round, and of markers at any time.
         */
        Limits: {
            gold: number;
            items: number;
            skills: number;
            strength: number;
            will: number;
            xp: number;
        };
        /**
         * Mark
         * @description `what`: strength, will, both, health, mana, gold, xp, block, common, rare, artifact.
         */
        Mark: {
            amount: number;
            /** @default false */
            some: boolean;
            what: string;
        };
        /**
         * Newcomer
         * @description A player whose character died may go on with another one.
         */
        Newcomer: {
            seat: number;
            /** @enum {unknown} */
            type: "Newcomer";
        };
        /**
         * Nothing
         * @description Of a game that has no hints, or nothing printed, or nothing in parts.
         */
        Nothing: Record<string, never>;
        Part: components["schemas"]["Nothing"];
        /**
         * Pick
         * @description A choice among cards that something grants or demands: `why` names it.
         */
        Pick: {
            /** @default [] */
            cards: string[];
            /** @default false */
            optional: boolean;
            /** @default -1 */
            other: number;
            seat: number;
            /** @enum {unknown} */
            type: "Pick";
            why: string;
        };
        /**
         * Pile
         * @description Cards in order, the last on top, each with the seats that have seen it there: deck, hand and discard alike.
         */
        Pile: {
            /** @default [] */
            cards: string[];
            /** @default  */
            kind: string;
            /** @default [] */
            seen: number[];
        };
        /** Printed */
        Printed: {
            artifacts: string[];
            cards: {
                [key: string]: components["schemas"]["PrintedCard"];
            };
            chance: {
                [key: string]: components["schemas"]["PrintedChance"];
            };
            characters: {
                [key: string]: components["schemas"]["PrintedCharacter"];
            };
            doors: number[][];
            foes: {
                [key: string]: components["schemas"]["PrintedFoe"];
            };
            guilds: string[];
            limits: components["schemas"]["Limits"];
            opportunities: {
                [key: string]: components["schemas"]["PrintedOpportunity"];
            };
            ring: components["schemas"]["PrintedPlace"][];
        };
        /**
         * PrintedCard
         * @description An item or a skill.
         */
        PrintedCard: {
            about: {
                [key: string]: string;
            };
            deck: string;
            gist: components["schemas"]["Mark"][];
            guild: number;
            hands: number;
            pays: {
                [key: string]: number;
            };
            price: number;
            spell: boolean;
            tags: string[];
        };
        /** PrintedChance */
        PrintedChance: {
            about: {
                [key: string]: string[];
            };
            rule: string;
        };
        /** PrintedCharacter */
        PrintedCharacter: {
            guilds: string[];
            strength: number;
            will: number;
        };
        /** PrintedFoe */
        PrintedFoe: {
            about: {
                [key: string]: string;
            };
            deck: string;
            kinds: string[];
            lives: number;
            loss: {
                [key: string]: number;
            };
            prize: {
                [key: string]: number;
            };
            special: {
                [key: string]: string;
            };
            strength: number;
            type: string;
            will: number;
            xp: number;
        };
        /** PrintedOpportunity */
        PrintedOpportunity: {
            about: {
                [key: string]: string;
            };
        };
        /** PrintedPlace */
        PrintedPlace: {
            gate: boolean;
            id: string;
            port: boolean;
            safe: boolean;
            terrain: string;
        };
        /**
         * Ready
         * @description Nothing is on the table yet.
         */
        Ready: {
            /** @enum {unknown} */
            type: "Ready";
        };
        /**
         * Roll
         * @description A die outside the throws of a battle: `why` names what reads it.
         */
        Roll: {
            /** @default  */
            about: string;
            /** @default 0 */
            asking: number;
            /** @default 1 */
            dice: number;
            seat: number;
            /** @default [] */
            shown: number[];
            /** @enum {unknown} */
            type: "Roll";
            why: string;
        };
        /**
         * Round
         * @description One player's chance card, turns and end step.
         */
        Round: {
            /** @default false */
            begun: boolean;
            seat: number;
            /** @default 1 */
            turns: number;
            /** @enum {unknown} */
            type: "Round";
        };
        /**
         * Side
         * @description What one side of a battle has declared.
         */
        Side: {
            /** @default 0 */
            bonus: number;
            /** @default [] */
            cast: string[];
            /** @default 0 */
            chapel: number;
            /** @default 1 */
            dice: number;
            /** @default 0 */
            die: number;
            /** @default 0 */
            drained: number;
            /** @default [] */
            flung: string[];
            /** @default [] */
            gear: string[];
            /** @default  */
            head: string;
            /** @default 0 */
            once: number;
            /** @default [] */
            paid: string[];
            /** @default [] */
            thrown: string[];
        };
        /**
         * Trim
         * @description The end of a round: what is above the limits goes.
         */
        Trim: {
            seat: number;
            /** @enum {unknown} */
            type: "Trim";
        };
        /**
         * Turn
         * @description Movement, creatures, a character, opportunities.
         */
        Turn: {
            /** @default false */
            attacked: boolean;
            /** @default true */
            first: boolean;
            /** @default [] */
            left: string[];
            /** @default [] */
            moves: string[];
            /** @default move */
            phase: string;
            /** @default -1 */
            plane: number;
            seat: number;
            /** @default false */
            served: boolean;
            /** @enum {unknown} */
            type: "Turn";
            /** @default [] */
            used: string[];
        };
        View: components["schemas"]["World"];
        /**
         * World
         * @description Everything on the table.
         */
        World: {
            adventures: components["schemas"]["Pile"];
            /** @default [] */
            agenda: (components["schemas"]["Ready"] | components["schemas"]["Draft"] | components["schemas"]["Round"] | components["schemas"]["Newcomer"] | components["schemas"]["Dream"] | components["schemas"]["Lesson"] | components["schemas"]["Turn"] | components["schemas"]["Battle"] | components["schemas"]["Roll"] | components["schemas"]["Pick"] | components["schemas"]["Trim"] | components["schemas"]["Field"] | components["schemas"]["Bargain"])[];
            /** @default [] */
            beaten: string[];
            chance: components["schemas"]["Pile"];
            characters: components["schemas"]["Pile"];
            /** @default [] */
            city: string[];
            common: components["schemas"]["Pile"];
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default false */
            doom: boolean;
            /** @default [] */
            dropped: string[];
            /** @default [] */
            eliminated: number[];
            /** @default [] */
            fallen: string[];
            /** @default -1 */
            field: number;
            /** @default false */
            final: boolean;
            /** @default [] */
            fresh: string[];
            /** @default [] */
            gone: string[][];
            /** @default [] */
            graves: string[];
            greater: components["schemas"]["Pile"];
            /** @default [] */
            hands: components["schemas"]["Pile"][];
            /** @default [] */
            heroes: components["schemas"]["Hero"][];
            /** @default 0 */
            hoard: number;
            /** @default [] */
            junk: string[];
            /** @default -1 */
            king: number;
            land: components["schemas"]["Pile"];
            lesser: components["schemas"]["Pile"];
            /** @default [] */
            loot: string[];
            /** @default [] */
            offers: string[][];
            /** @default false */
            over: boolean;
            /** @default [] */
            past: string[];
            prizes: components["schemas"]["Pile"];
            rare: components["schemas"]["Pile"];
            /** @default [] */
            relics: string[];
            /** @default 0 */
            rounds: number;
            /** @default [] */
            ruined: string[];
            /** @default [] */
            skills: components["schemas"]["Pile"][];
            /** @default [] */
            spots: number[];
            /** @default false */
            teams: boolean;
            /** @default false */
            trade: boolean;
            /** @default [] */
            village: string[];
            /** @default [] */
            where: number[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Answer = components["schemas"]["Answer"];
export type Bargain = components["schemas"]["Bargain"];
export type Battle = components["schemas"]["Battle"];
export type BattleHints = components["schemas"]["BattleHints"];
export type Change = components["schemas"]["Change"];
export type Draft = components["schemas"]["Draft"];
export type Dream = components["schemas"]["Dream"];
export type Field = components["schemas"]["Field"];
export type Figures = components["schemas"]["Figures"];
export type Foresight = components["schemas"]["Foresight"];
export type Hero = components["schemas"]["Hero"];
export type Hints = components["schemas"]["Hints"];
export type Lesson = components["schemas"]["Lesson"];
export type Limits = components["schemas"]["Limits"];
export type Mark = components["schemas"]["Mark"];
export type Newcomer = components["schemas"]["Newcomer"];
export type Nothing = components["schemas"]["Nothing"];
export type Part = components["schemas"]["Part"];
export type Pick = components["schemas"]["Pick"];
export type Pile = components["schemas"]["Pile"];
export type Printed = components["schemas"]["Printed"];
export type PrintedCard = components["schemas"]["PrintedCard"];
export type PrintedChance = components["schemas"]["PrintedChance"];
export type PrintedCharacter = components["schemas"]["PrintedCharacter"];
export type PrintedFoe = components["schemas"]["PrintedFoe"];
export type PrintedOpportunity = components["schemas"]["PrintedOpportunity"];
export type PrintedPlace = components["schemas"]["PrintedPlace"];
export type Ready = components["schemas"]["Ready"];
export type Roll = components["schemas"]["Roll"];
export type Round = components["schemas"]["Round"];
export type Side = components["schemas"]["Side"];
export type Trim = components["schemas"]["Trim"];
export type Turn = components["schemas"]["Turn"];
export type View = components["schemas"]["View"];
export type World = components["schemas"]["World"];
