// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: components["schemas"]["Nothing"];
        /**
         * Arrange
         * @description The dice in hand go on the free initiative cards; this seat orders equal values.
         */
        Arrange: {
            cards: number[];
            seat: number;
            /** @enum {unknown} */
            type: "Arrange";
        };
        /**
         * AttributeAction
         * @description An attribute action that a seat may perform.
         */
        AttributeAction: {
            /** @default false */
            any: boolean;
            row: number;
            seat: number;
            /** @enum {unknown} */
            type: "Act";
        };
        /**
         * Attune
         * @description The druid may add a card to the market.
         */
        Attune: {
            seat: number;
            /** @enum {unknown} */
            type: "Attune";
        };
        /**
         * CardWorth
         * @description A market card to one hero, now: what it costs, and how the stars would change if the game ended then.
         *
         *         One thing is looked at ahead: an attribute is not called low while its slots are empty.
         */
        CardWorth: {
            arrow: number;
            cell: number;
            drops: string[];
            gold: number;
            payable: boolean;
            price: number;
            stars: number;
            tokens: number;
            values: number[];
        };
        /**
         * Cleanup
         * @description The cleanup phase; skills are readied from this turn on.
         */
        Cleanup: {
            /** @default 0 */
            readied: number;
            /** @default 0 */
            turn: number;
            /** @enum {unknown} */
            type: "Cleanup";
        };
        /**
         * Deal
         * @description Set-up, steps 5 to 10: backstories, alignments, the market deck, the market, initiative.
         */
        Deal: {
            /** @enum {unknown} */
            type: "Deal";
        };
        /**
         * DiceTurn
         * @description One player takes an initiative card and places its die.
         */
        DiceTurn: {
            seat: number;
            /** @enum {unknown} */
            type: "DiceTurn";
            /** @default false */
            warned: boolean;
        };
        /**
         * Enemy
         * @description Solo: the enemy die.
         */
        Enemy: {
            /** @enum {unknown} */
            type: "Enemy";
        };
        /**
         * FirstPlayer
         * @description Set-up, step 1: who gets the bag.
         */
        FirstPlayer: {
            /** @enum {unknown} */
            type: "FirstPlayer";
        };
        /**
         * GoalProgress
         * @description One attribute against the goal of the class.  RP-SCORE-04
         */
        GoalProgress: {
            dice: number;
            free: number;
            least: number;
            met: boolean;
            most: number | null;
            possible: boolean;
            race: number;
            value: number;
            weapons: number;
        };
        /**
         * Hero
         * @description One player's board with everything on it and beside it; all of it is open.
         */
        Hero: {
            /** @default  */
            alignment: string;
            /** @default [] */
            armour: string[];
            /** @default  */
            backstory: string;
            /** @default 0 */
            card: number;
            /** @default 0 */
            charisma: number;
            /** @default false */
            charmed: boolean;
            dice: number[];
            /** @default 0 */
            gold: number;
            /** @default  */
            job: string;
            /** @default false */
            prayed: boolean;
            /** @default  */
            race: string;
            /** @default [] */
            skills: string[];
            /** @default 4 */
            token: number;
            /** @default [] */
            traits: string[];
            /** @default [] */
            used: string[];
            /** @default [] */
            weapons: string[];
        };
        /**
         * HeroHints
         * @description A hero as the score sheet sees it now.
         */
        HeroHints: {
            /** @default 0 */
            alignment: number;
            /** @default [] */
            armour: components["schemas"]["WornSet"][];
            /** @default 0 */
            backstory: number;
            /** @default 0 */
            class_dice: number;
            /** @default {} */
            discount: {
                [key: string]: number;
            };
            /** @default [] */
            extra: number[];
            /** @default {} */
            market: {
                [key: string]: components["schemas"]["CardWorth"];
            };
            /** @default 0 */
            matches: number;
            /** @default {} */
            placing: {
                [key: string]: (components["schemas"]["Placement"] | null)[];
            };
            /** @default  */
            rank: string;
            /** @default [] */
            rows: components["schemas"]["GoalProgress"][];
            /** @default [] */
            sheet: components["schemas"]["ScoreLine"][];
            /** @default 0 */
            stars: number;
        };
        /** Hints */
        Hints: {
            heroes: components["schemas"]["HeroHints"][];
        };
        /**
         * Market
         * @description The market phase: whose turn is next.
         */
        Market: {
            /** @enum {unknown} */
            type: "Market";
        };
        /** MarketTurn */
        MarketTurn: {
            /** @default 0 */
            bought: number;
            seat: number;
            /** @enum {unknown} */
            type: "MarketTurn";
            /** @default false */
            warned: boolean;
        };
        /**
         * Nothing
         * @description Of a game that has no hints, or nothing printed, or nothing in parts.
         */
        Nothing: Record<string, never>;
        Part: components["schemas"]["Nothing"];
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
        /**
         * PlacedAction
         * @description The action of the row in which a die was just placed, for a seat that may do something else before it.
         */
        PlacedAction: {
            /** @default false */
            any: boolean;
            row: number;
            seat: number;
            /** @enum {unknown} */
            type: "PlacedAction";
        };
        /**
         * Placement
         * @description A die in the leftmost empty slot of a row: the attribute then, and what changes if the game ended then.
         */
        Placement: {
            gold: number;
            stars: number;
            value: number;
        };
        /**
         * Printed
         * @description Boards, classes, stories and cards by id; sentences in every language.
         */
        Printed: {
            alignments: {
                [key: string]: number[];
            };
            attributes: string[];
            backstories: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            backstory_stars: number[];
            cards: {
                [key: string]: components["schemas"]["PrintedCard"];
            };
            classes: {
                [key: string]: components["schemas"]["PrintedClass"];
            };
            colours: string[];
            discard_gold: number;
            hands: number;
            initiative: {
                [key: string]: number[];
            };
            letters: {
                [key: string]: string;
            };
            races: {
                [key: string]: number[];
            };
            ranks: {
                [key: string]: number;
            };
            rounds: {
                [key: string]: number;
            };
            sets: {
                [key: string]: components["schemas"]["PrintedSet"];
            };
            short_rounds: {
                [key: string]: number;
            };
        };
        /**
         * PrintedCard
         * @description `house` names the values that Questhall designed.
         */
        PrintedCard: {
            about: {
                [key: string]: string;
            };
            arrow: string;
            at: string;
            does: {
                [key: string]: string;
            };
            hands: number;
            house: string[];
            number: number;
            price: number;
            rank: number;
            set: string;
            type: string;
        };
        /** PrintedClass */
        PrintedClass: {
            ability: {
                [key: string]: string;
            };
            about: {
                [key: string]: string;
            };
            colour: number;
            goals: components["schemas"]["PrintedGoal"][];
        };
        /** PrintedGoal */
        PrintedGoal: {
            high: number;
            low: number;
            rule: string;
            stars: number;
            text: string;
        };
        /** PrintedSet */
        PrintedSet: {
            colours: number[];
            stars: number[];
        };
        /**
         * Roll
         * @description The roll phase.
         */
        Roll: {
            /** @enum {unknown} */
            type: "Roll";
        };
        /**
         * ScoreLine
         * @description One line of the sheet: its text is `sheet-<kind>` with the numbers.
         */
        ScoreLine: {
            /** @default [] */
            cards: string[];
            kind: string;
            /** @default {} */
            numbers: {
                [key: string]: number | string;
            };
            rule: string;
            stars: number;
        };
        /**
         * Skill
         * @description The token has moved: now the ability, which is optional.
         */
        Skill: {
            card: string;
            seat: number;
            /** @enum {unknown} */
            type: "Skill";
        };
        /**
         * StartDice
         * @description Set-up, steps 11 and 12: the dice in hand are placed one by one.
         */
        StartDice: {
            /** @default false */
            drawn: boolean;
            turn: number;
            /** @enum {unknown} */
            type: "StartDice";
        };
        /**
         * TakeBoard
         * @description Set-up, step 2: a race, in turn order.
         */
        TakeBoard: {
            /** @default 0 */
            turn: number;
            /** @enum {unknown} */
            type: "TakeBoard";
        };
        /**
         * TakeClass
         * @description Set-up, step 4: the colour comes from the bag or is chosen; the side is chosen.
         */
        TakeClass: {
            /** @default [] */
            drawn: number[];
            /** @default 0 */
            turn: number;
            /** @enum {unknown} */
            type: "TakeClass";
        };
        /**
         * TurnEnd
         * @description Skills just bought may be used at once.
         */
        TurnEnd: {
            seat: number;
            /** @enum {unknown} */
            type: "TurnEnd";
        };
        /**
         * Unlock
         * @description Open Lock: the top card of the deck is shown and may be bought.
         */
        Unlock: {
            seat: number;
            /** @enum {unknown} */
            type: "Unlock";
        };
        View: components["schemas"]["World"];
        /**
         * Window
         * @description Seats that may use something now, in this order, until each has passed.
         */
        Window: {
            kind: string;
            /** @default -1 */
            rival: number;
            seats: number[];
            /** @enum {unknown} */
            type: "Window";
        };
        /** World */
        World: {
            /** @default [] */
            agenda: (components["schemas"]["FirstPlayer"] | components["schemas"]["TakeBoard"] | components["schemas"]["TakeClass"] | components["schemas"]["Deal"] | components["schemas"]["StartDice"] | components["schemas"]["Roll"] | components["schemas"]["Arrange"] | components["schemas"]["DiceTurn"] | components["schemas"]["AttributeAction"] | components["schemas"]["PlacedAction"] | components["schemas"]["Attune"] | components["schemas"]["Enemy"] | components["schemas"]["Market"] | components["schemas"]["MarketTurn"] | components["schemas"]["TurnEnd"] | components["schemas"]["Window"] | components["schemas"]["Skill"] | components["schemas"]["Unlock"] | components["schemas"]["Cleanup"])[];
            bag: number[];
            /** @default [] */
            coins: number[];
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default [] */
            discard: string[];
            /** @default [] */
            eliminated: number[];
            /** @default 0 */
            enemy: number;
            /** @default 0 */
            first: number;
            /** @default [] */
            hand: number[];
            /** @default [] */
            heroes: components["schemas"]["Hero"][];
            lower: components["schemas"]["Pile"];
            /** @default [] */
            market: string[];
            /** @default false */
            over: boolean;
            /** @default [] */
            pool: number[];
            /** @default 0 */
            round: number;
            /** @default [] */
            trash: string[];
            upper: components["schemas"]["Pile"];
        };
        /**
         * WornSet
         * @description An armour set.
         */
        WornSet: {
            bonus: number;
            count: number;
            set: string;
            stars: number;
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
export type Arrange = components["schemas"]["Arrange"];
export type AttributeAction = components["schemas"]["AttributeAction"];
export type Attune = components["schemas"]["Attune"];
export type CardWorth = components["schemas"]["CardWorth"];
export type Cleanup = components["schemas"]["Cleanup"];
export type Deal = components["schemas"]["Deal"];
export type DiceTurn = components["schemas"]["DiceTurn"];
export type Enemy = components["schemas"]["Enemy"];
export type FirstPlayer = components["schemas"]["FirstPlayer"];
export type GoalProgress = components["schemas"]["GoalProgress"];
export type Hero = components["schemas"]["Hero"];
export type HeroHints = components["schemas"]["HeroHints"];
export type Hints = components["schemas"]["Hints"];
export type Market = components["schemas"]["Market"];
export type MarketTurn = components["schemas"]["MarketTurn"];
export type Nothing = components["schemas"]["Nothing"];
export type Part = components["schemas"]["Part"];
export type Pile = components["schemas"]["Pile"];
export type PlacedAction = components["schemas"]["PlacedAction"];
export type Placement = components["schemas"]["Placement"];
export type Printed = components["schemas"]["Printed"];
export type PrintedCard = components["schemas"]["PrintedCard"];
export type PrintedClass = components["schemas"]["PrintedClass"];
export type PrintedGoal = components["schemas"]["PrintedGoal"];
export type PrintedSet = components["schemas"]["PrintedSet"];
export type Roll = components["schemas"]["Roll"];
export type ScoreLine = components["schemas"]["ScoreLine"];
export type Skill = components["schemas"]["Skill"];
export type StartDice = components["schemas"]["StartDice"];
export type TakeBoard = components["schemas"]["TakeBoard"];
export type TakeClass = components["schemas"]["TakeClass"];
export type TurnEnd = components["schemas"]["TurnEnd"];
export type Unlock = components["schemas"]["Unlock"];
export type View = components["schemas"]["View"];
export type Window = components["schemas"]["Window"];
export type World = components["schemas"]["World"];
export type WornSet = components["schemas"]["WornSet"];
