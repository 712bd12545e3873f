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
            /** @default  */
            card: string;
            figure: string;
            /** @default top */
            half: string;
            seat: number;
            /** @enum {unknown} */
            type: "Act";
        };
        Answer: components["schemas"]["Intent"] | components["schemas"]["SightAnswer"] | components["schemas"]["ReachAnswer"] | components["schemas"]["Threat"] | components["schemas"]["AreaAnswer"] | components["schemas"]["PositionAnswer"] | components["schemas"]["Chronicle"];
        /**
         * AreaAnswer
         * @description An area laid on a hex in one of its turns: the option that covers the same figures, or why there is none.
         */
        AreaAnswer: {
            at: number;
            cells: number[];
            figures: string[];
            key: string;
            reason: string;
            rule: string;
            turn: number;
            /** @enum {unknown} */
            type: "area";
        };
        /** Attacker */
        Attacker: {
            acted: boolean;
            cards: number;
            figure: string;
            of: number;
        };
        /**
         * BattleGoalHint
         * @description A battle goal with its counter; its name and words are in `printed.names` by its id.
         */
        BattleGoalHint: {
            bound: string;
            checkmarks: number;
            counts: string;
            have: number;
            id: string;
            limit: number;
            met: boolean;
        };
        /**
         * Beast
         * @description The turn of a monster or a summon.  GH-MONSTAT-11
         */
        Beast: {
            /** @default 0 */
            added: number;
            /** @default 0 */
            aid: number;
            /** @default false */
            aimed: boolean;
            /** @default -1 */
            at: number;
            /** @default false */
            extra: boolean;
            figure: string;
            /** @default  */
            focus: string;
            /** @default 0 */
            harmed: number;
            /** @default [] */
            hit: string[];
            /** @default  */
            last: string;
            /** @default -1 */
            seat: number;
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
            /** @default [] */
            effects: components["schemas"]["Effect"][];
            /**
             * @default
             * @enum {unknown}
             */
            per: "" | "ally-near" | "damage-dealt" | "enemy-beside-me" | "hex-cleared" | "hex-entered" | "hex-moved" | "my-ally-beside" | "negative-condition" | "shield";
            /** @default 1 */
            times: number;
            /**
             * @default
             * @enum {unknown}
             */
            when: "" | "alone" | "beside-my-ally" | "flanked" | "hampered" | "invisible" | "melee" | "poisoned" | "ranged" | "stunned";
            /** @default 0 */
            xp: number;
        };
        /**
         * Campaign
         * @description What lasts from chapter to chapter.  GH-CAMP-01, GH-MAP-01, GH-PARTY-01
         */
        Campaign: {
            /** @default 1 */
            chapter: number;
            /** @default [] */
            chronicle: string[];
            /** @default {} */
            created: {
                [key: string]: number;
            };
            /** @default null */
            happened: components["schemas"]["Happening"] | null;
            /** @default 0 */
            lines: number;
            /**
             * @default campaign
             * @enum {unknown}
             */
            mode: "campaign" | "casual";
            parties: components["schemas"]["Party"][];
            /** @default 0 */
            party: number;
            realm: components["schemas"]["Realm"];
            /** @default [] */
            resting: components["schemas"]["CharacterSheet"][];
            /** @default {} */
            settings: {
                [key: string]: boolean | number | string;
            };
            visit: components["schemas"]["Visit"];
        };
        /**
         * CardSheet
         * @description An ability card; its name is in `printed.names`.
         */
        CardSheet: {
            bottom: components["schemas"]["HalfSheet"];
            id: string;
            initiative: number;
            level: number;
            top: components["schemas"]["HalfSheet"];
        };
        /**
         * Chance
         * @description How likely a damage is.
         */
        Chance: {
            chance: number;
            damage: number;
        };
        /**
         * CharacterSheet
         * @description What a character keeps.  GH-CHAR-12
         */
        CharacterSheet: {
            /** @default 0 */
            checkmarks: number;
            /** @default {} */
            deeds: {
                [key: string]: number;
            };
            /** @default 0 */
            earmarked: number;
            /** @default 0 */
            gold: number;
            /** @default [] */
            items: number[];
            job: string;
            /** @default 1 */
            level: number;
            name: string;
            /** @default {} */
            perks: {
                [key: string]: number;
            };
            /** @default [] */
            pool: string[];
            /** @default 0 */
            xp: number;
        };
        /**
         * Chronicle
         * @description The story of the campaign so far, a sentence an entry, by language; a heading says where a chapter begins.
         */
        Chronicle: {
            lines: {
                [key: string]: string[];
            };
            /** @enum {unknown} */
            type: "chronicle";
        };
        /**
         * ClassSheet
         * @description A class at the table, with the cards that its character may own.
         */
        ClassSheet: {
            about: {
                [key: string]: string;
            };
            cards: components["schemas"]["CardSheet"][];
            hand: number;
            hit_points: number[];
            job: string;
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @enum {unknown} */
            type: "class";
        };
        /**
         * Course
         * @description A monster's turn with one card, as it would be now.
         */
        Course: {
            card: string;
            dies?: boolean;
            ends?: number;
            focus?: string;
            initiative: number;
            steps?: components["schemas"]["Step"][];
            why?: components["schemas"]["Why"][];
        };
        /**
         * Decision
         * @description One open decision of a seat that looks, and what its options come to; an option that is not here has nothing to
         *         show on the map.  What any `lose:` and any `burn:` costs stands once, under the verb.
         */
        Decision: {
            card?: string;
            entry?: number;
            figure?: string;
            half?: string;
            harm?: number;
            item?: number;
            jump?: boolean;
            kind: string;
            melee?: boolean;
            odds?: {
                [key: string]: components["schemas"]["Odds"];
            };
            options?: {
                [key: string]: components["schemas"]["OptionHint"];
            };
            points?: number;
            range?: number;
            reached?: {
                [key: string]: number[];
            };
            rest?: number[];
            rounds?: number;
            seat: number;
            shape?: [
                number,
                number
            ][];
            target?: string;
            targets?: number;
        };
        /**
         * DeckHint
         * @description A modifier deck as everybody may know it: counts, never an order.
         */
        DeckHint: {
            discarded: {
                [key: string]: number;
            };
            left: {
                [key: string]: number;
            };
            reshuffle: boolean;
            top: string;
        };
        /**
         * Deed
         * @description One action: its kind and figure large, its marks small.
         */
        Deed: {
            about?: {
                [key: string]: string;
            };
            area?: string;
            creature?: components["schemas"]["Summoned"];
            deed?: components["schemas"]["Deed"];
            hexes?: [
                number,
                number
            ][];
            kind: string;
            marks?: components["schemas"]["Mark"][];
            melee?: boolean;
            signed?: boolean;
            uses?: components["schemas"]["ElementUse"][];
            value?: number;
            whom?: components["schemas"]["Whom"];
        };
        /**
         * Depart
         * @description Which scenario is played.  GH-TRAVEL-01
         */
        Depart: {
            /** @enum {unknown} */
            type: "Depart";
        };
        /** DoorHex */
        DoorHex: {
            cell: number;
            q: number;
            r: number;
            spot: string;
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
            kind: "add-target" | "bless" | "curse" | "disarm" | "experience" | "heal" | "immobilize" | "infuse" | "invisible" | "muddle" | "pierce" | "poison" | "pull" | "push" | "retaliate" | "shield" | "strengthen" | "stun" | "wound";
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
         * ElementHint
         * @description An element that is charged, or will be at the end of the running turn.
         */
        ElementHint: {
            column?: string;
            coming?: boolean;
            element: string;
        };
        /**
         * ElementUse
         * @description What an element gives if it is used up.
         */
        ElementUse: {
            deeds: components["schemas"]["Deed"][];
            element: string;
            instead?: boolean;
        };
        /**
         * Encore
         * @description A turn more is over: what the character had before it is there again.
         */
        Encore: {
            /** @default false */
            acted: boolean;
            acting: string;
            /** @default [] */
            coming: ("air" | "dark" | "earth" | "fire" | "ice" | "light")[];
            /** @default [] */
            halves: ("bottom" | "top")[];
            /** @default false */
            resting: boolean;
            seat: number;
            /** @enum {unknown} */
            type: "Encore";
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
            /** @default false */
            extra: boolean;
            figure: string;
            /** @enum {unknown} */
            type: "EndTurn";
        };
        /**
         * Enemy
         * @description An enemy of the monster and its place in the initiative order (a summon just before its owner, 14.9 say).
         */
        Enemy: {
            hex: [
                number,
                number
            ];
            /** @default 0 */
            initiative: number;
        };
        /**
         * EnhancedCard
         * @description A card with stickers, and the printed one that it was.
         */
        EnhancedCard: {
            card: components["schemas"]["CardSheet"];
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            names: {
                [key: string]: string;
            };
            printed: string;
            /** @enum {unknown} */
            type: "card";
        };
        /**
         * EventBack
         * @description The results of the chosen option that apply, and of no other.  GH-EVENT-04
         */
        EventBack: {
            id: string;
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            option: string;
            results: components["schemas"]["ResultSheet"][];
            /** @enum {unknown} */
            type: "event-back";
        };
        /**
         * EventSheet
         * @description The front of an event card.  GH-EVENT-02
         */
        EventSheet: {
            /** @enum {unknown} */
            deck: "city" | "road";
            id: string;
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            options: {
                [key: string]: string;
            }[];
            scene: {
                [key: string]: string;
            };
            title: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            type: "event";
        };
        /**
         * Figure
         * @description One figure, its hit points and all that sticks to it; `name` is the class, the summon or the monster's type.
         */
        Figure: {
            acted?: boolean;
            acting?: boolean;
            cell: number;
            conditions: {
                [key: string]: number;
            };
            flying?: boolean;
            hit_points: number;
            /** @enum {unknown} */
            kind: "ally" | "character" | "monster" | "objective" | "summon";
            most_hit_points: number;
            name: string;
            number: number;
            owner?: string;
            /** @enum {unknown} */
            rank: "boss" | "elite" | "none" | "normal";
            seat: number;
        };
        /**
         * FigureHint
         * @description What a figure's sources come to.
         */
        FigureHint: {
            carries?: string;
            new?: boolean;
            ours?: boolean;
            retaliate?: components["schemas"]["Strikes"][];
            shield?: number;
            spurred?: number;
            warded?: boolean;
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
         * Glimpse
         * @description A line between two corners, in points of a lattice (a hex has its centre at x = 3q, y = q + 2r), with the wall
         *         hexes and the walls on edges that it touches.
         */
        Glimpse: {
            edges: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ][];
            end: [
                number,
                number
            ];
            start: [
                number,
                number
            ];
            walls: [
                number,
                number
            ][];
        };
        /**
         * GoalHint
         * @description One part of what wins the scenario, and how far it is.
         */
        GoalHint: {
            done: boolean;
            every_room?: boolean;
            have?: number;
            kind: string;
            need?: number;
            what?: string;
        };
        /**
         * HalfSheet
         * @description One half of a card: its deeds in printed order and the symbols beside them.
         */
        HalfSheet: {
            deeds: components["schemas"]["Deed"][];
            lasting?: string;
            lost?: boolean;
            once?: boolean;
            slots?: number[];
            symbols?: {
                [key: string]: string[];
            };
            unrecoverable?: boolean;
            xp?: number;
        };
        /**
         * Happening
         * @description A road or city event.  GH-EVENT-02
         */
        Happening: {
            /** @default 0 */
            at: number;
            /** @enum {unknown} */
            deck: "city" | "road";
            /** @default 0 */
            number: number;
            /** @default null */
            option: number | null;
            /** @default [] */
            results: number[][];
            /** @enum {unknown} */
            type: "Happening";
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
            active: components["schemas"]["Lasting"][];
            aside: string[];
            chosen: string[];
            coins: number;
            discard: string[];
            doubled: string[];
            equipment: components["schemas"]["Held"][];
            exhausted?: boolean;
            goals: components["schemas"]["Pile"];
            halves: ("bottom" | "top")[];
            hand: string[];
            initiative: number;
            lost: string[];
            played: string[];
            resting?: boolean;
            sheet: components["schemas"]["CharacterSheet"];
            sign: string;
            waiting: string[];
            xp: number;
        };
        /**
         * HeroHint
         * @description A character's figures: how long its cards last, and how many lie where.
         */
        HeroHint: {
            discard: number;
            gold: number;
            hand: number;
            job: string;
            lost: number;
            most_hand: number;
            rounds: number;
        };
        /**
         * HeroSummary
         * @description What a character did in the scenario and takes home.
         */
        HeroSummary: {
            bonus_xp: number;
            checkmarks: number;
            coins: number;
            damage: number;
            exhausted: boolean;
            goal: string;
            goal_met: boolean;
            gold: number;
            healed: number;
            job: string;
            kills: number;
            suffered: number;
            treasures: number;
            xp: number;
        };
        /**
         * Hints
         * @description What is worked out for one view.
         */
        Hints: {
            /** @default [] */
            decisions: components["schemas"]["Decision"][];
            /** @default {} */
            decks: {
                [key: string]: components["schemas"]["DeckHint"];
            };
            /** @default [] */
            elements: components["schemas"]["ElementHint"][];
            /** @default {} */
            figures: {
                [key: string]: components["schemas"]["FigureHint"];
            };
            /** @default [] */
            goal: components["schemas"]["GoalHint"][];
            /** @default {} */
            goals: {
                [key: string]: components["schemas"]["BattleGoalHint"];
            };
            /** @default [] */
            heroes: components["schemas"]["HeroHint"][];
            /** @default  */
            specials: string;
            /** @default null */
            stakes: components["schemas"]["StakesHint"] | null;
            /** @default null */
            summary: components["schemas"]["Summary"] | null;
            /** @default null */
            town: components["schemas"]["TownHint"] | null;
            /** @default [] */
            track: components["schemas"]["TrackEntry"][];
        };
        /**
         * Homeward
         * @description After the scenario: what it and its treasures give, step by step.  GH-COMPL-01
         */
        Homeward: {
            /** @default 0 */
            at: number;
            /** @default treasures */
            stage: string;
            /** @enum {unknown} */
            type: "Homeward";
        };
        /**
         * Intent
         * @description What a monster or a summon will do, by the rules alone: with its card of the round, or before the reveal with
         *         every card that may still come.
         */
        Intent: {
            acted: boolean;
            before: string[];
            certain: boolean;
            courses: components["schemas"]["Course"][];
            figure: string;
            known: boolean;
            targets: components["schemas"]["Target"][];
            /** @enum {unknown} */
            type: "intent";
        };
        /**
         * ItemSheet
         * @description An item card.
         */
        ItemSheet: {
            about: {
                [key: string]: string;
            };
            after: string;
            cost: number;
            deeds: components["schemas"]["Deed"][];
            id: string;
            marks: components["schemas"]["Mark"][];
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            number: number;
            penalty: number;
            slot: string;
            slots: number;
            /** @enum {unknown} */
            type: "item";
            when: string;
        };
        /**
         * Lasting
         * @description A card in the active area.  GH-ACTIVE-02
         */
        Lasting: {
            card: string;
            /** @default 0 */
            counted: number;
            /** @enum {unknown} */
            duration: "" | "persistent" | "round";
            /**
             * @default top
             * @enum {unknown}
             */
            half: "bottom" | "top";
            /** @default false */
            lost: boolean;
            /** @default 0 */
            since: number;
            /** @default [] */
            slots: number[];
            /** @default 0 */
            used: number;
        };
        /**
         * Laying
         * @description An area as it lies: other places and turns are asked for by `area:<spot>:<turn>`.
         */
        Laying: {
            at: number;
            turn: number;
        };
        /**
         * Line
         * @description One entry of a monster's card worked out: the deed with its sum, and the two parts of the sum.
         */
        Line: {
            base?: number;
            bonus?: number;
            deed: components["schemas"]["Deed"];
        };
        /**
         * Mark
         * @description A rider of a deed: range 3, targets 2, jump, PUSH 2, POISON, an element infused, XP, more under a condition.
         */
        Mark: {
            element?: string;
            kind: string;
            on?: string;
            per?: string;
            signed?: boolean;
            value?: number;
            when?: string;
        };
        /**
         * Mat
         * @description A class's mat.
         */
        Mat: {
            hand: number;
            hit_points: number[];
            playable: boolean;
        };
        /**
         * MonsterCardSheet
         * @description A monster's ability card, worked out for each rank.
         */
        MonsterCardSheet: {
            id: string;
            initiative: number;
            ranks: {
                [key: string]: components["schemas"]["Line"][];
            };
            shuffle: boolean;
        };
        /**
         * NeedHint
         * @description One requirement of a personal quest, and how much of it there is.  GH-PQ-01
         */
        NeedHint: {
            count: number;
            have: number;
            kind: string;
            /** @default [] */
            of: string[];
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
         * Odds
         * @description One attack on one target, exactly, by the cards that the deck still holds.
         */
        Odds: {
            attacker: string;
            chances: components["schemas"]["Chance"][];
            effects?: string[];
            fortune?: string;
            kill: number;
            mean: number;
            pierce?: number;
            poisoned?: boolean;
            retaliate?: number;
            shield?: number;
            target: string;
            undoes?: boolean;
            value: number;
        };
        /**
         * OfferHint
         * @description What stands beside an option: the gold it costs or brings, and of a scenario the way there.
         */
        OfferHint: {
            gold?: number;
            opens?: number;
            road?: boolean;
        };
        /**
         * OpenName
         * @description An achievement or a personal quest that somebody may know of now.
         */
        OpenName: {
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            /** @enum {unknown} */
            type: "name";
        };
        /**
         * OpenScenario
         * @description A scenario on the map; what is printed of it where it is built.
         */
        OpenScenario: {
            named: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            number: number;
            printed: components["schemas"]["PrintedScenario"] | null;
            /** @enum {unknown} */
            type: "scenario";
        };
        /**
         * OptionHint
         * @description All there is to tell of one option.
         */
        OptionHint: {
            cells?: number[];
            figures?: string[];
            laying?: components["schemas"]["Laying"];
            odds?: components["schemas"]["Odds"][];
            outlook?: components["schemas"]["Outlook"];
            price?: components["schemas"]["Price"];
            way?: components["schemas"]["Way"];
        };
        /**
         * Outlook
         * @description What a half, a basic action or an item could do from here.
         */
        Outlook: {
            after?: boolean;
            coins?: number;
            helps?: string[];
            idle?: boolean;
            moves?: number[];
            targets?: string[];
        };
        Part: components["schemas"]["Room"] | components["schemas"]["ClassSheet"] | components["schemas"]["ItemSheet"] | components["schemas"]["TypeSheet"] | components["schemas"]["SpecialSheet"] | components["schemas"]["EventSheet"] | components["schemas"]["EventBack"] | components["schemas"]["EnhancedCard"] | components["schemas"]["OpenScenario"] | components["schemas"]["OpenName"];
        /**
         * Party
         * @description A party's sheet; its members stand there only while a rule looks at them, for their sheets lie with the heroes.
         *
         *         GH-PARTY-01
         */
        Party: {
            /** @default [] */
            achievements: string[];
            /** @default [] */
            at_next_start: string[];
            /** @default 0 */
            location: number;
            /** @default [] */
            members: components["schemas"]["CharacterSheet"][];
            name: string;
            /** @default 0 */
            played: number;
            /** @default 0 */
            reputation: number;
        };
        /**
         * Peril
         * @description A hex that hurts whoever sets foot on it.
         */
        Peril: {
            cell: number;
            conditions?: string[];
            damage?: number;
            kind: string;
        };
        /**
         * Pile
         * @description Cards in order, the last on top, each with the seats that have seen it there: deck, hand and discard alike.
         */
        Pile: {
            /** @default [] */
            cards: string[];
        };
        /**
         * Position
         * @description The board, the figures, and the monster's move and attack of this round.
         */
        Position: {
            /** @default [] */
            aoe: [
                number,
                number
            ][];
            board: [
                number,
                number
            ][];
            /** @default [] */
            difficult: [
                number,
                number
            ][];
            /** @default [] */
            enemies: components["schemas"]["Enemy"][];
            /** @default false */
            flying: boolean;
            /** @default [] */
            hazards: [
                number,
                number
            ][];
            /** @default false */
            jumping: boolean;
            monster: [
                number,
                number
            ];
            /** @default [] */
            monsters: [
                number,
                number
            ][];
            /** @default 0 */
            move: number;
            /** @default false */
            muddled: boolean;
            /** @default [] */
            obstacles: [
                number,
                number
            ][];
            /** @default 0 */
            range: number;
            /** @default 1 */
            targets: number;
            /** @default [] */
            thin_walls: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ][];
            /** @default [] */
            traps: [
                number,
                number
            ][];
            /** @default [] */
            walls: [
                number,
                number
            ][];
        };
        /**
         * PositionAnswer
         * @description A monster's situation as the tool page reads it, with its first card that may come.
         */
        PositionAnswer: {
            card: string;
            figure: string;
            position: components["schemas"]["Position"];
            /** @enum {unknown} */
            type: "position";
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
        /**
         * Price
         * @description What a way to negate damage costs: rounds in which cards could still be played, before and after.
         */
        Price: {
            after: number;
            /** @default 0 */
            life: number;
            rounds: number;
        };
        /**
         * Printed
         * @description The classes in the order of the book, and the scenarios.
         */
        Printed: {
            classes: {
                [key: string]: components["schemas"]["Mat"];
            };
            monsters: string;
            scenarios: components["schemas"]["PrintedScenario"][];
        };
        /**
         * PrintedScenario
         * @description A scenario that can be played; its name is in `printed.names` by `scenario-<number>`.
         */
        PrintedScenario: {
            bring: string;
            condition: string;
            curse: number;
            destroy: string[];
            doors: boolean;
            enemies: string;
            escape: boolean;
            escort: string;
            kills: {
                [key: string]: string;
            };
            loot: string;
            minus: number;
            number: number;
            plates: {
                [key: string]: number;
            };
            reveal: string[];
            survive: number;
            unlocks: number[];
        };
        /**
         * QuestHint
         * @description A personal quest that the reader may see.  GH-CHAR-07
         */
        QuestHint: {
            id: string;
            needs: components["schemas"]["NeedHint"][];
            opens: string;
        };
        /**
         * RankSheet
         * @description Normal, elite or boss at this level.
         */
        RankSheet: {
            about: {
                [key: string]: string;
            };
            attack: number;
            hit_points: number;
            marks: components["schemas"]["Mark"][];
            move: number;
            range: number;
        };
        /**
         * ReachAnswer
         * @description Where a monster could end its move and what its attack could hit, over all cards that may come.
         */
        ReachAnswer: {
            figure: string;
            hits: number[];
            moves: number[];
            /** @enum {unknown} */
            type: "reach";
        };
        /**
         * Realm
         * @description The campaign board and the boxes behind it; cards of decks are called by their numbers.  GH-MAP-01
         */
        Realm: {
            /** @default [] */
            achievements: string[];
            city_events: components["schemas"]["Pile"];
            /** @default [] */
            completed: number[];
            /** @default 0 */
            debt: number;
            designs: components["schemas"]["Pile"];
            /** @default 0 */
            donated: number;
            /** @default [] */
            jobs: string[];
            /** @default [] */
            looted: number[];
            /** @default 0 */
            marks: number;
            /** @default [] */
            opened: string[];
            quests: components["schemas"]["Pile"];
            /** @default [] */
            retired: string[];
            /** @default {} */
            retirements: {
                [key: string]: number;
            };
            road_events: components["schemas"]["Pile"];
            /** @default [] */
            scenarios: number[];
            side_scenarios: components["schemas"]["Pile"];
            /** @default {} */
            stickers: {
                [key: string]: {
                    [key: string]: components["schemas"]["Sticker"][];
                };
            };
            /** @default {} */
            stock: {
                [key: string]: number;
            };
        };
        /**
         * ResultSheet
         * @description One result on the back: its sentences, and what it does.
         */
        ResultSheet: {
            does: {
                [key: string]: string;
            };
            id: string;
            told: {
                [key: string]: string;
            };
        };
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
        /** Room */
        Room: {
            doors: components["schemas"]["RoomDoor"][];
            ground: components["schemas"]["RoomPiece"][];
            hexes: components["schemas"]["RoomHex"][];
            room: number;
            starts: number[];
            /** @enum {unknown} */
            type: "room";
        };
        /**
         * RoomDoor
         * @description A door or a wall that can be broken, on the border of the room; open ones are in `World.doors`, locked ones in
         *         `World.locked`.  A door is told with every room beside it.
         */
        RoomDoor: {
            hexes: components["schemas"]["DoorHex"][];
            /** @enum {unknown} */
            kind: "breakable-wall" | "corridor" | "door";
            look: string;
        };
        /**
         * RoomHex
         * @description One hex.  Columns stand upright (flat top), q grows to the right, r upward.
         */
        RoomHex: {
            cell: number;
            /** @enum {unknown} */
            floor: "cave" | "earth" | "stone" | "wood";
            q: number;
            r: number;
            spot: string;
            tile: string;
            walls: number[];
        };
        /**
         * RoomPiece
         * @description Something that lies there from the start, or a printed mark.
         */
        RoomPiece: {
            at: [
                number,
                number
            ][];
            cells: number[];
            /** @enum {unknown} */
            kind: "coin" | "difficult" | "hazard" | "mark" | "obstacle" | "plate" | "trap" | "treasure" | "wall";
            look: string;
            marks: string[];
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
         * SheetHint
         * @description What a character's sheet comes to.
         */
        SheetHint: {
            level_at: number;
            next_at: number;
            /** @default [] */
            quests: components["schemas"]["QuestHint"][];
        };
        /**
         * SightAnswer
         * @description Whether two hexes see each other: the line by which they do, or the best of those that fail.
         */
        SightAnswer: {
            adjacent: boolean;
            lines: components["schemas"]["Glimpse"][];
            range: number;
            seen: boolean;
            /** @enum {unknown} */
            type: "sight";
        };
        /**
         * SpecialSheet
         * @description The special rules of a scenario, line by line.
         */
        SpecialSheet: {
            lines: {
                [key: string]: string;
            }[];
            /** @enum {unknown} */
            type: "specials";
        };
        /**
         * StakesHint
         * @description What the scenario level means.
         */
        StakesHint: {
            bonus_xp: number;
            gold: number;
            hazard: number;
            level: number;
            monsters: number;
            trap: number;
        };
        /**
         * Step
         * @description One action of a monster's turn.
         */
        Step: {
            blows?: components["schemas"]["Odds"][];
            choice?: boolean;
            figures?: string[];
            kind: string;
            nothing?: boolean;
            path?: number[];
            value?: number;
        };
        /**
         * Sticker
         * @description An enhancement on a circle of a card.  GH-ENH-02
         */
        Sticker: {
            circle: number;
            effect: string;
            /** @enum {unknown} */
            half: "bottom" | "top";
        };
        /**
         * Strike
         * @description One attack on one target, from the aim to the answer.  GH-ATK-06
         */
        Strike: {
            /** @default 0 */
            advantages: number;
            /** @default [] */
            answers: components["schemas"]["Retaliation"][];
            attacker: string;
            /** @default 0 */
            blast: number;
            /** @default [] */
            bonuses: components["schemas"]["Bonus"][];
            /** @default 0 */
            by_cards: number;
            /** @default [] */
            cards: string[];
            /** @default 0 */
            crash: number;
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
            /** @default  */
            lender: string;
            /** @default [] */
            mends: [
                number,
                number
            ][];
            /** @default 0 */
            range: number;
            /** @default 0 */
            repels: number;
            /** @default 0 */
            result: number;
            seat: number;
            /** @default 0 */
            shielded: number;
            /** @default false */
            slain: boolean;
            /** @default 0 */
            smash: number;
            /** @default aim */
            stage: string;
            target: string;
            /** @default [] */
            tools: number[];
            /** @default 0 */
            total: number;
            /** @enum {unknown} */
            type: "Strike";
            /** @default false */
            undamaged: boolean;
            value: number;
        };
        /**
         * Strikes
         * @description Retaliate X, against attackers within so many hexes.
         */
        Strikes: {
            damage: number;
            range?: number;
        };
        /**
         * Summary
         * @description The end of a scenario.
         */
        Summary: {
            given_up: boolean;
            heroes: components["schemas"]["HeroSummary"][];
            opens: number[];
            playable: number[];
            rewards: {
                [key: string]: number;
            };
            rounds: number;
            won: boolean;
        };
        /**
         * Summoned
         * @description The creature on a hero's card; attack -1: it does not attack.
         */
        Summoned: {
            attack?: number;
            hit_points?: number;
            marks?: components["schemas"]["Mark"][];
            move?: number;
            range?: number;
            type: string;
        };
        /**
         * Target
         * @description Somebody whom a monster may attack.
         */
        Target: {
            cards: number;
            figure: string;
            kill: number;
            least: number;
            mean: number;
            most: number;
        };
        /**
         * Threat
         * @description The monsters that could attack a character on a hex, as far as range, sight and ways go.
         */
        Threat: {
            attackers: components["schemas"]["Attacker"][];
            cell: number;
            /** @enum {unknown} */
            type: "threat";
        };
        /**
         * Town
         * @description Before the party sets out, in Gloomhaven or where its last scenario was: everybody acts at once.  GH-CITY-01
         */
        Town: {
            /** @enum {unknown} */
            type: "Town";
        };
        /**
         * TownHint
         * @description The campaign at a glance.
         */
        TownHint: {
            marks: number;
            next_at: number;
            /** @default {} */
            offers: {
                [key: string]: {
                    [key: string]: components["schemas"]["OfferHint"];
                };
            };
            prosperity: number;
            sheets: components["schemas"]["SheetHint"][];
        };
        /**
         * TrackEntry
         * @description Somebody's place in the round: a character, a summon just before its owner, a type with all its monsters.  While
         *         cards are chosen characters have no initiative; who is ready is told, and nothing more.
         */
        TrackEntry: {
            acted?: boolean;
            acting?: boolean;
            card?: string;
            figures?: string[];
            initiative?: number;
            kind: string;
            ready?: boolean;
            resting?: boolean;
            seat?: number;
            second?: number;
            sign?: string;
            waiting?: string[];
            who: string;
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
        };
        /**
         * Trek
         * @description On the way to the scenario.
         */
        Trek: {
            scenario: number;
            /** @enum {unknown} */
            type: "Trek";
        };
        /**
         * Turn
         * @description A character's turn.  GH-TURN-01
         */
        Turn: {
            /** @default false */
            begun: boolean;
            /** @default false */
            ending: boolean;
            seat: number;
            /** @enum {unknown} */
            type: "Turn";
        };
        /**
         * TypeSheet
         * @description A monster type that has been seen.
         */
        TypeSheet: {
            cards: components["schemas"]["MonsterCardSheet"][];
            deck: string;
            flying: boolean;
            immune: string[];
            like: string;
            name: string;
            ranks: {
                [key: string]: components["schemas"]["RankSheet"];
            };
            specials: {
                [key: string]: string;
            }[];
            standees: number;
            /** @enum {unknown} */
            type: "type";
        };
        /**
         * Unlock
         * @description A locked door opens by itself.  GH-SPECIAL-04
         */
        Unlock: {
            door: number;
            /** @enum {unknown} */
            type: "Unlock";
        };
        /**
         * Unpack
         * @description A chapter begins: every deck of the campaign is shuffled.  GH-EVENT-01
         */
        Unpack: {
            /** @enum {unknown} */
            type: "Unpack";
        };
        View: components["schemas"]["World"];
        /**
         * Visit
         * @description What was done already during one visit.
         */
        Visit: {
            /** @default false */
            adjourned: boolean;
            /** @default false */
            begun: boolean;
            /** @default {} */
            bench: {
                [key: string]: string;
            };
            /** @default [] */
            donors: string[];
            /** @default false */
            event: boolean;
            /** @default [] */
            ready: number[];
        };
        /**
         * Walk
         * @description A move of a character or under a player's control, on its way.  GH-MOVE-01
         */
        Walk: {
            figure: string;
            points: number;
            seat: number;
            /** @enum {unknown} */
            type: "Walk";
        };
        /**
         * Way
         * @description A move, or one hex of a move or a shove.
         */
        Way: {
            beside?: string[];
            coins?: number;
            left?: number;
            opens?: number;
            path: number[];
            perils?: components["schemas"]["Peril"][];
            points?: number;
            treasure?: string;
        };
        /**
         * Whom
         * @description Whom a deed is for; left out where it is the figure itself or an attack's target.
         */
        Whom: {
            count?: number;
            range?: number;
            where?: string;
            who: string;
        };
        /**
         * Why
         * @description One reason of a monster, with the rules behind it and the hexes it is about.
         */
        Why: {
            about: {
                [key: string]: string;
            };
            cells: number[];
            key: string;
            rules: string[];
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
            agenda: (components["schemas"]["Prepare"] | components["schemas"]["Select"] | components["schemas"]["Reveal"] | components["schemas"]["Next"] | components["schemas"]["Encore"] | components["schemas"]["EndTurn"] | components["schemas"]["EndRound"] | components["schemas"]["Finish"] | components["schemas"]["Unlock"] | components["schemas"]["Turn"] | components["schemas"]["Act"] | components["schemas"]["Walk"] | components["schemas"]["Strike"] | components["schemas"]["Beast"] | components["schemas"]["Dying"] | components["schemas"]["Unpack"] | components["schemas"]["Town"] | components["schemas"]["Depart"] | components["schemas"]["Happening"] | components["schemas"]["Trek"] | components["schemas"]["Homeward"])[];
            /** @default -1 */
            bearer: number;
            /** @default null */
            campaign: components["schemas"]["Campaign"] | null;
            /** @default {} */
            coins: {
                [key: string]: number;
            };
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default [] */
            doors: number[];
            elements: components["schemas"]["ElementBoard"];
            /** @default [] */
            eliminated: number[];
            /** @default [] */
            figures: components["schemas"]["Figure"][];
            /** @default [] */
            found: string[];
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
            /** @default [] */
            obstacles: number[][];
            /** @default false */
            over: boolean;
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
export type Answer = components["schemas"]["Answer"];
export type AreaAnswer = components["schemas"]["AreaAnswer"];
export type Attacker = components["schemas"]["Attacker"];
export type BattleGoalHint = components["schemas"]["BattleGoalHint"];
export type Beast = components["schemas"]["Beast"];
export type Bonus = components["schemas"]["Bonus"];
export type Campaign = components["schemas"]["Campaign"];
export type CardSheet = components["schemas"]["CardSheet"];
export type Chance = components["schemas"]["Chance"];
export type CharacterSheet = components["schemas"]["CharacterSheet"];
export type Chronicle = components["schemas"]["Chronicle"];
export type ClassSheet = components["schemas"]["ClassSheet"];
export type Course = components["schemas"]["Course"];
export type Decision = components["schemas"]["Decision"];
export type DeckHint = components["schemas"]["DeckHint"];
export type Deed = components["schemas"]["Deed"];
export type Depart = components["schemas"]["Depart"];
export type DoorHex = components["schemas"]["DoorHex"];
export type Dying = components["schemas"]["Dying"];
export type Effect = components["schemas"]["Effect"];
export type ElementBoard = components["schemas"]["ElementBoard"];
export type ElementHint = components["schemas"]["ElementHint"];
export type ElementUse = components["schemas"]["ElementUse"];
export type Encore = components["schemas"]["Encore"];
export type EndRound = components["schemas"]["EndRound"];
export type EndTurn = components["schemas"]["EndTurn"];
export type Enemy = components["schemas"]["Enemy"];
export type EnhancedCard = components["schemas"]["EnhancedCard"];
export type EventBack = components["schemas"]["EventBack"];
export type EventSheet = components["schemas"]["EventSheet"];
export type Figure = components["schemas"]["Figure"];
export type FigureHint = components["schemas"]["FigureHint"];
export type Finish = components["schemas"]["Finish"];
export type Glimpse = components["schemas"]["Glimpse"];
export type GoalHint = components["schemas"]["GoalHint"];
export type HalfSheet = components["schemas"]["HalfSheet"];
export type Happening = components["schemas"]["Happening"];
export type Held = components["schemas"]["Held"];
export type Hero = components["schemas"]["Hero"];
export type HeroHint = components["schemas"]["HeroHint"];
export type HeroSummary = components["schemas"]["HeroSummary"];
export type Hints = components["schemas"]["Hints"];
export type Homeward = components["schemas"]["Homeward"];
export type Intent = components["schemas"]["Intent"];
export type ItemSheet = components["schemas"]["ItemSheet"];
export type Lasting = components["schemas"]["Lasting"];
export type Laying = components["schemas"]["Laying"];
export type Line = components["schemas"]["Line"];
export type Mark = components["schemas"]["Mark"];
export type Mat = components["schemas"]["Mat"];
export type MonsterCardSheet = components["schemas"]["MonsterCardSheet"];
export type NeedHint = components["schemas"]["NeedHint"];
export type Next = components["schemas"]["Next"];
export type Odds = components["schemas"]["Odds"];
export type OfferHint = components["schemas"]["OfferHint"];
export type OpenName = components["schemas"]["OpenName"];
export type OpenScenario = components["schemas"]["OpenScenario"];
export type OptionHint = components["schemas"]["OptionHint"];
export type Outlook = components["schemas"]["Outlook"];
export type Part = components["schemas"]["Part"];
export type Party = components["schemas"]["Party"];
export type Peril = components["schemas"]["Peril"];
export type Pile = components["schemas"]["Pile"];
export type Position = components["schemas"]["Position"];
export type PositionAnswer = components["schemas"]["PositionAnswer"];
export type Prepare = components["schemas"]["Prepare"];
export type Price = components["schemas"]["Price"];
export type Printed = components["schemas"]["Printed"];
export type PrintedScenario = components["schemas"]["PrintedScenario"];
export type QuestHint = components["schemas"]["QuestHint"];
export type RankSheet = components["schemas"]["RankSheet"];
export type ReachAnswer = components["schemas"]["ReachAnswer"];
export type Realm = components["schemas"]["Realm"];
export type ResultSheet = components["schemas"]["ResultSheet"];
export type Retaliation = components["schemas"]["Retaliation"];
export type Reveal = components["schemas"]["Reveal"];
export type Room = components["schemas"]["Room"];
export type RoomDoor = components["schemas"]["RoomDoor"];
export type RoomHex = components["schemas"]["RoomHex"];
export type RoomPiece = components["schemas"]["RoomPiece"];
export type Select = components["schemas"]["Select"];
export type SheetHint = components["schemas"]["SheetHint"];
export type SightAnswer = components["schemas"]["SightAnswer"];
export type SpecialSheet = components["schemas"]["SpecialSheet"];
export type StakesHint = components["schemas"]["StakesHint"];
export type Step = components["schemas"]["Step"];
export type Sticker = components["schemas"]["Sticker"];
export type Strike = components["schemas"]["Strike"];
export type Strikes = components["schemas"]["Strikes"];
export type Summary = components["schemas"]["Summary"];
export type Summoned = components["schemas"]["Summoned"];
export type Target = components["schemas"]["Target"];
export type Threat = components["schemas"]["Threat"];
export type Town = components["schemas"]["Town"];
export type TownHint = components["schemas"]["TownHint"];
export type TrackEntry = components["schemas"]["TrackEntry"];
export type Trap = components["schemas"]["Trap"];
export type Trek = components["schemas"]["Trek"];
export type Turn = components["schemas"]["Turn"];
export type TypeSheet = components["schemas"]["TypeSheet"];
export type Unlock = components["schemas"]["Unlock"];
export type Unpack = components["schemas"]["Unpack"];
export type View = components["schemas"]["View"];
export type Visit = components["schemas"]["Visit"];
export type Walk = components["schemas"]["Walk"];
export type Way = components["schemas"]["Way"];
export type Whom = components["schemas"]["Whom"];
export type Why = components["schemas"]["Why"];
export type World = components["schemas"]["World"];
