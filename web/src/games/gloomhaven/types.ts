// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Abilities
         * @description All ability decks of a scenario, and the card of this round for every type that has one.
         */
        Abilities: {
            /** @default {} */
            decks: {
                [key: string]: components["schemas"]["AbilityDeck"];
            };
            /** @default {} */
            revealed: {
                [key: string]: string;
            };
            /**
             * @default deck
             * @enum {unknown}
             */
            sharing: "deck" | "type";
        };
        /**
         * AbilityDeck
         * @description One deck; the card of the round lies in neither pile.
         */
        AbilityDeck: {
            discard: components["schemas"]["Pile"];
            draw: components["schemas"]["Pile"];
        };
        /**
         * Act
         * @description An ability being carried out, entry by entry.  GH-TURN-02
         */
        Act: {
            /** @default 0 */
            added: number;
            /** @default false */
            aimed: boolean;
            /** @default [] */
            area: number[];
            /** @default 0 */
            at: number;
            /** @default  */
            card: string;
            /** @default  */
            commander: string;
            /** @default [] */
            done: number[];
            /** @default 0 */
            farther: number;
            /** @default [] */
            fed: number[];
            figure: string;
            /** @default false */
            granted: boolean;
            /** @default top */
            half: string;
            /** @default 0 */
            harmed: number;
            /** @default [] */
            helped: number[];
            /** @default [] */
            hit: string[];
            /** @default 0 */
            item: number;
            /** @default 0 */
            left: number;
            /** @default 0 */
            part: number;
            /** @default [] */
            path: number[];
            /** @default false */
            ready: boolean;
            seat: number;
            /** @default [] */
            spared: string[];
            /** @default -1 */
            start: number;
            /** @default [] */
            stood: number[];
            /** @default false */
            turned: boolean;
            /** @enum {unknown} */
            type: "Act";
        };
        /**
         * Beast
         * @description The turn of a monster or a summon.  GH-MONSTAT-11
         */
        Beast: {
            /** @default 0 */
            added: number;
            /** @default false */
            aimed: boolean;
            /** @default -1 */
            at: number;
            figure: string;
            /** @default  */
            focus: string;
            /** @default 0 */
            harmed: number;
            /** @default [] */
            hit: string[];
            /** @default  */
            last: string;
            /** @default [] */
            targets: string[];
            /** @enum {unknown} */
            type: "Beast";
            /** @default [] */
            used: number[];
        };
        /**
         * Bonus
         * @description More (or less) for an attack, or a factor: always or `when` something holds, once or `per` thing counted.
         */
        Bonus: {
            /** @default 0 */
            add: number;
            /**
             * @default
             * @enum {unknown}
             */
            per: "" | "damage-dealt" | "hex-moved" | "my-ally-beside" | "negative-condition" | "shield";
            /** @default 1 */
            times: number;
            /**
             * @default
             * @enum {unknown}
             */
            when: "" | "alone" | "beside-my-ally" | "invisible" | "melee" | "ranged";
            /** @default 0 */
            xp: number;
        };
        /**
         * CharacterSheet
         * @description What a character keeps.  GH-CHAR-12
         */
        CharacterSheet: {
            /** @default 0 */
            blessings: number;
            /** @default 0 */
            checkmarks: number;
            /** @default false */
            dead: boolean;
            /** @default 0 */
            gold: number;
            /** @default [] */
            items: number[];
            job: string;
            /** @default 1 */
            level: number;
            /** @default  */
            line: string;
            name: string;
            /** @default {} */
            perks: {
                [key: string]: number;
            };
            /** @default 0 */
            played: number;
            /** @default [] */
            pool: string[];
            /** @default  */
            quest: string;
            /** @default false */
            quest_fulfilled: boolean;
            /** @default false */
            retired: boolean;
            /** @default 0 */
            unspent_perks: number;
            /** @default [] */
            used_on_the_road: number[];
            /** @default 0 */
            xp: number;
        };
        /**
         * Dying
         * @description The last attack of a monster that has just died; it is off the map already.
         */
        Dying: {
            /** @default false */
            begun: boolean;
            figure: components["schemas"]["Figure"];
            /** @enum {unknown} */
            type: "Dying";
        };
        /**
         * Effect
         * @description One effect: PUSH 2, STUN, two CURSE, Shield 1 (self), an element to infuse.
         */
        Effect: {
            /**
             * @default
             * @enum {unknown}
             */
            element: "" | "air" | "any" | "dark" | "earth" | "fire" | "ice" | "light";
            /** @enum {unknown} */
            kind: "add-target" | "bless" | "curse" | "disarm" | "experience" | "heal" | "immobilize" | "infuse" | "invisible" | "muddle" | "pierce" | "poison" | "pull" | "push" | "shield" | "strengthen" | "stun" | "wound";
            /**
             * @default target
             * @enum {unknown}
             */
            on: "self" | "target";
            /** @default 1 */
            points: number;
        };
        /**
         * ElementBoard
         * @description The element board: the column of every element, what the running turn will infuse, what monsters have used.
         */
        ElementBoard: {
            columns: {
                [key: string]: number;
            };
            /** @default [] */
            coming: ("air" | "dark" | "earth" | "fire" | "ice" | "light")[];
            /** @default {} */
            fed: {
                [key: string]: boolean;
            };
        };
        /**
         * EndRound
         * @description The steps of cleanup.  GH-ENDROUND-01
         */
        EndRound: {
            /** @default false */
            again: boolean;
            /** @default  */
            drawn: string;
            /** @default 0 */
            seat: number;
            /** @default tidy */
            stage: string;
            /** @enum {unknown} */
            type: "EndRound";
        };
        /**
         * EndTurn
         * @description Conditions end, elements show, characters loot.  GH-LOOT-05, GH-COND-29
         */
        EndTurn: {
            figure: string;
            /** @enum {unknown} */
            type: "EndTurn";
        };
        /**
         * Figure
         * @description One figure, its hit points and all that sticks to it; `name` is the class, the summon or the monster's type.
         */
        Figure: {
            /** @default false */
            acted: boolean;
            /** @default false */
            acting: boolean;
            /** @default false */
            advantage: boolean;
            /**
             * @default diagram
             * @enum {unknown}
             */
            arrival: "diagram" | "spawned" | "summoned";
            /** @default false */
            attackers_disadvantage: boolean;
            /** @default 0 */
            came: number;
            /** @default  */
            card: string;
            /** @default -1 */
            cell: number;
            /** @default {} */
            conditions: {
                [key: string]: number;
            };
            /** @default false */
            flying: boolean;
            /** @default [] */
            gifts: components["schemas"]["Gift"][];
            hit_points: number;
            /** @default [] */
            immune: string[];
            /** @enum {unknown} */
            kind: "ally" | "character" | "monster" | "objective" | "summon";
            /** @default false */
            last_words: boolean;
            most_hit_points: number;
            name: string;
            /** @default 0 */
            number: number;
            /** @default  */
            owner: string;
            /**
             * @default none
             * @enum {unknown}
             */
            rank: "boss" | "elite" | "none" | "normal";
            /** @default [] */
            retaliate: components["schemas"]["Retaliation"][];
            /** @default -1 */
            seat: number;
            /** @default [] */
            shield: number[];
        };
        /**
         * Finish
         * @description The scenario is over: everything is counted.  GH-ENDSCEN-01
         */
        Finish: {
            /** @enum {unknown} */
            type: "Finish";
        };
        /**
         * Gift
         * @description What a hero's card gives a figure as long as it works: the card, its half, the entry, and whether it was fed.
         */
        Gift: {
            at: number;
            card: string;
            /** @default false */
            fed: boolean;
            /** @enum {unknown} */
            half: "bottom" | "top";
        };
        /**
         * Held
         * @description An item of the equipment.
         */
        Held: {
            number: number;
            /**
             * @default ready
             * @enum {unknown}
             */
            state: "ready" | "rotated" | "used-up";
            /** @default 0 */
            used: number;
        };
        /**
         * Hero
         * @description A character in a scenario: its places for cards, its equipment, what it has gained.  GH-TERM-22
         */
        Hero: {
            /** @default [] */
            active: components["schemas"]["Lasting"][];
            /** @default [] */
            aside: string[];
            /** @default false */
            charged: boolean;
            /** @default [] */
            chosen: string[];
            /** @default 0 */
            coins: number;
            /** @default 0 */
            dealt: number;
            /** @default [] */
            discard: string[];
            /** @default [] */
            equipment: components["schemas"]["Held"][];
            /** @default false */
            exhausted: boolean;
            goals: components["schemas"]["Pile"];
            /** @default [] */
            halves: ("bottom" | "top")[];
            /** @default [] */
            hand: string[];
            /** @default 0 */
            initiative: number;
            /** @default [] */
            lost: string[];
            /** @default 0 */
            moved: number;
            /** @default [] */
            muted: number[];
            /** @default [] */
            played: string[];
            /** @default false */
            resting: boolean;
            /** @default 0 */
            second: number;
            sheet: components["schemas"]["CharacterSheet"];
            /** @default  */
            sign: string;
            /** @default {} */
            tally: {
                [key: string]: number;
            };
            /** @default 0 */
            xp: number;
        };
        Hints: components["schemas"]["Nothing"];
        /**
         * Lasting
         * @description A card in the active area.  GH-ACTIVE-02
         */
        Lasting: {
            card: string;
            /** @enum {unknown} */
            duration: "" | "persistent" | "round";
            /**
             * @default top
             * @enum {unknown}
             */
            half: "bottom" | "top";
            /** @default false */
            lost: boolean;
            /** @default [] */
            slots: number[];
            /** @default 0 */
            used: number;
        };
        /**
         * ModifierDeck
         * @description Attack modifier cards in the words of `combat/modifiers.py`; what is drawn for an attack lies in neither pile.
         */
        ModifierDeck: {
            discard: components["schemas"]["Pile"];
            draw: components["schemas"]["Pile"];
            /** @default {} */
            holds: {
                [key: string]: number;
            };
            /** @default false */
            reshuffle: boolean;
            /** @default false */
            tamed: boolean;
        };
        /**
         * Next
         * @description Who acts next.  GH-INIT-03
         */
        Next: {
            /** @enum {unknown} */
            type: "Next";
        };
        /**
         * Nothing
         * @description Of a game that has no hints, or nothing printed.
         */
        Nothing: Record<string, never>;
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
         * Prepare
         * @description Setting up, step by step of the book.  GH-SETUP-01
         */
        Prepare: {
            /** @default 0 */
            seat: number;
            /** @default classes */
            stage: string;
            /** @enum {unknown} */
            type: "Prepare";
        };
        Printed: components["schemas"]["Nothing"];
        /**
         * Retaliation
         * @description Retaliate X, against attackers within so many hexes.  GH-RETAL-01, GH-RETAL-02
         */
        Retaliation: {
            damage: number;
            /** @default 1 */
            range: number;
        };
        /**
         * Reveal
         * @description Monsters' cards and pairs are turned up.  GH-INIT-01, GH-INIT-02
         */
        Reveal: {
            /** @enum {unknown} */
            type: "Reveal";
        };
        /**
         * Select
         * @description Everybody chooses two cards, or a long rest.  GH-CARD-01
         */
        Select: {
            /** @enum {unknown} */
            type: "Select";
        };
        /**
         * Standees
         * @description The numbered standees that are not on the map, by type.  GH-COMP-02
         */
        Standees: {
            /** @default {} */
            left: {
                [key: string]: number[];
            };
        };
        /**
         * Strike
         * @description One attack on one target, from the aim to the answer.  GH-ATK-06
         */
        Strike: {
            /** @default 0 */
            advantages: number;
            attacker: string;
            /** @default 0 */
            back: number;
            /** @default [] */
            bonuses: components["schemas"]["Bonus"][];
            /** @default [] */
            cards: string[];
            /** @default 0 */
            damage: number;
            /** @default 0 */
            disadvantages: number;
            /** @default [] */
            effects: components["schemas"]["Effect"][];
            /** @default false */
            extra: boolean;
            /** @default [] */
            helped: number[];
            /** @default 0 */
            range: number;
            /** @default 0 */
            result: number;
            seat: number;
            /** @default 0 */
            shielded: number;
            /** @default 0 */
            smash: number;
            /** @default aim */
            stage: string;
            target: string;
            /** @default 0 */
            total: number;
            /** @enum {unknown} */
            type: "Strike";
            /** @default false */
            undamaged: boolean;
            value: number;
        };
        /**
         * Trap
         * @description What a trap does; damage None is that of a damage trap at the scenario level. Whoever made it may learn from it.
         *
         *         GH-OVERLAY-09, GH-OVERLAY-10
         */
        Trap: {
            /** @default [] */
            conditions: string[];
            /** @default null */
            damage: number | null;
            /** @default -1 */
            seat: number;
            /** @default 0 */
            xp: number;
        };
        /**
         * Turn
         * @description A character's turn.  GH-TURN-01
         */
        Turn: {
            /** @default false */
            begun: boolean;
            seat: number;
            /** @enum {unknown} */
            type: "Turn";
        };
        View: components["schemas"]["World"];
        /**
         * Walk
         * @description A move of a character or under a player's control, on its way.  GH-MOVE-01
         */
        Walk: {
            /** @default false */
            aloft: boolean;
            /** @default  */
            beside: string;
            figure: string;
            /** @default false */
            forced: boolean;
            /** @default false */
            jump: boolean;
            /** @default false */
            loot: boolean;
            /** @default false */
            moved: boolean;
            points: number;
            seat: number;
            /** @enum {unknown} */
            type: "Walk";
        };
        /**
         * World
         * @description Everything on the table.
         */
        World: {
            abilities: components["schemas"]["Abilities"];
            /** @default  */
            acting: string;
            /** @default [] */
            agenda: (components["schemas"]["Prepare"] | components["schemas"]["Select"] | components["schemas"]["Reveal"] | components["schemas"]["Next"] | components["schemas"]["Turn"] | components["schemas"]["Act"] | components["schemas"]["Walk"] | components["schemas"]["Strike"] | components["schemas"]["Beast"] | components["schemas"]["Dying"] | components["schemas"]["EndTurn"] | components["schemas"]["EndRound"] | components["schemas"]["Finish"])[];
            /** @default {} */
            coins: {
                [key: string]: number;
            };
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default {} */
            decks: {
                [key: string]: components["schemas"]["ModifierDeck"];
            };
            /** @default [] */
            doors: number[];
            /** @default [] */
            dying: components["schemas"]["Figure"][];
            elements: components["schemas"]["ElementBoard"];
            /** @default [] */
            eliminated: number[];
            /** @default [] */
            figures: components["schemas"]["Figure"][];
            /** @default [] */
            found: string[];
            goals: components["schemas"]["Pile"];
            /** @default 0 */
            harm: number;
            /** @default [] */
            heroes: components["schemas"]["Hero"][];
            /** @default 1 */
            level: number;
            /** @default [] */
            locked: number[];
            /** @default [] */
            looted: string[];
            /** @default {} */
            memory: {
                [key: string]: number;
            };
            /** @default [] */
            obstacles: number[][];
            /** @default [] */
            order: string[];
            /** @default false */
            over: boolean;
            /** @default false */
            raised: boolean;
            /** @default [] */
            rooms: number[];
            /** @default 0 */
            round: number;
            /** @default 1 */
            scenario: number;
            /** @default {} */
            shop: {
                [key: string]: number;
            };
            standees: components["schemas"]["Standees"];
            /** @default 0 */
            summons: number;
            /** @default {} */
            traps: {
                [key: string]: components["schemas"]["Trap"];
            };
            /** @default {} */
            treasures: {
                [key: string]: string;
            };
            /**
             * @default
             * @enum {unknown}
             */
            verdict: "" | "lost" | "won";
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

export type Abilities = components["schemas"]["Abilities"];
export type AbilityDeck = components["schemas"]["AbilityDeck"];
export type Act = components["schemas"]["Act"];
export type Beast = components["schemas"]["Beast"];
export type Bonus = components["schemas"]["Bonus"];
export type CharacterSheet = components["schemas"]["CharacterSheet"];
export type Dying = components["schemas"]["Dying"];
export type Effect = components["schemas"]["Effect"];
export type ElementBoard = components["schemas"]["ElementBoard"];
export type EndRound = components["schemas"]["EndRound"];
export type EndTurn = components["schemas"]["EndTurn"];
export type Figure = components["schemas"]["Figure"];
export type Finish = components["schemas"]["Finish"];
export type Gift = components["schemas"]["Gift"];
export type Held = components["schemas"]["Held"];
export type Hero = components["schemas"]["Hero"];
export type Hints = components["schemas"]["Hints"];
export type Lasting = components["schemas"]["Lasting"];
export type ModifierDeck = components["schemas"]["ModifierDeck"];
export type Next = components["schemas"]["Next"];
export type Nothing = components["schemas"]["Nothing"];
export type Pile = components["schemas"]["Pile"];
export type Prepare = components["schemas"]["Prepare"];
export type Printed = components["schemas"]["Printed"];
export type Retaliation = components["schemas"]["Retaliation"];
export type Reveal = components["schemas"]["Reveal"];
export type Select = components["schemas"]["Select"];
export type Standees = components["schemas"]["Standees"];
export type Strike = components["schemas"]["Strike"];
export type Trap = components["schemas"]["Trap"];
export type Turn = components["schemas"]["Turn"];
export type View = components["schemas"]["View"];
export type Walk = components["schemas"]["Walk"];
export type World = components["schemas"]["World"];
