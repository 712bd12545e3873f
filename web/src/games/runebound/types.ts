// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: components["schemas"]["Way"] | components["schemas"]["Fight"];
        /**
         * Bargain
         * @description A trade being put together, then agreed to or not.
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
            /** @default false */
            reply: boolean;
            seat: number;
            /** @enum {unknown} */
            type: "Bargain";
            /** @default [] */
            want: string[];
        };
        /**
         * Blow
         * @description Wounds that a side is about to be dealt, or would be: what abilities and resistance leave of them, and how many
         *         of these its shields can still take.
         */
        Blow: {
            amount: number;
            kind: string;
            shields: number;
            side: number;
        };
        /**
         * Cast
         * @description Effects in combat for one side, one at a time.
         */
        Cast: {
            /** @default true */
            attack: boolean;
            /** @default  */
            card: string;
            ops: string[];
            side: number;
            /** @enum {unknown} */
            type: "Cast";
            /** @default 1 */
            x: number;
        };
        /**
         * Combat
         * @description A combat of the attacker (side 0) against an enemy or another hero (side 1).
         */
        Combat: {
            /** @default false */
            again: boolean;
            /** @default  */
            card: string;
            /** @default 0 */
            dealt: number;
            /** @default -1 */
            first: number;
            /** @default -1 */
            free: number;
            /** @default engage */
            phase: string;
            /** @default 0 */
            round: number;
            sides: components["schemas"]["Side"][];
            /** @default adventure */
            source: string;
            /** @default -1 */
            start: number;
            /** @default 0 */
            turn: number;
            /** @enum {unknown} */
            type: "Combat";
            /** @default [] */
            waiting: string[];
            /** @default 0 */
            wounds: number;
        };
        /**
         * Do
         * @description Effects outside combat, one at a time; a card `held` is in nobody's pile until it is claimed or discarded.
         */
        Do: {
            /** @default  */
            card: string;
            /** @default false */
            held: boolean;
            ops: string[];
            seat: number;
            /** @enum {unknown} */
            type: "Do";
            /** @default 1 */
            x: number;
        };
        /**
         * DrawnEvent
         * @description An event card before one of its options is chosen.
         */
        DrawnEvent: {
            card: string;
            seat: number;
            /** @enum {unknown} */
            type: "Event";
        };
        /**
         * Duel
         * @description A combat that is going on; `win` in percent for the first side, and the wounds that a win still costs it.
         */
        Duel: {
            coming: components["schemas"]["Blow"] | null;
            first: number;
            sides: components["schemas"]["Stand"][];
            strikes: {
                [key: string]: components["schemas"]["Blow"];
            };
            win: number;
            wounds: number;
        };
        /**
         * Explore
         * @description Dice rolled for a quest (of the hero, or a story quest), or for an ability that counts them.
         */
        Explore: {
            /** @default  */
            card: string;
            dice: number[];
            seat: number;
            /** @enum {unknown} */
            type: "Explore";
        };
        /**
         * Fight
         * @description By option, and the one that serves the side that decides best.
         */
        Fight: {
            best: string;
            options: {
                [key: string]: components["schemas"]["Outcome"];
            };
            /** @enum {unknown} */
            type: "fight";
        };
        /**
         * Foe
         * @description The villain against this hero: its life and what that is made of, and how a combat now would go.
         */
        Foe: {
            life: number;
            parts: components["schemas"]["Part"][];
            win: number;
            wounds: number;
        };
        /**
         * Hero
         * @description A hero with everything that lies beside its card.
         */
        Hero: {
            /** @default [] */
            assets: string[];
            /** @default -1 */
            at: number;
            /** @default  */
            card: string;
            /** @default [] */
            challenged: number[];
            /** @default false */
            delayed: boolean;
            /** @default [] */
            fate: string[];
            /** @default 0 */
            gold: number;
            hand: components["schemas"]["Pile"];
            /** @default [] */
            quests: string[];
            /** @default [] */
            rumours: string[];
            /** @default [] */
            skills: string[];
            /** @default 0 */
            tokens: number;
            /** @default [] */
            trophies: components["schemas"]["Pile"][];
            /** @default [] */
            used: string[];
            /** @default 0 */
            wounds: number;
        };
        /** Hints */
        Hints: {
            costs?: {
                [key: string]: number;
            };
            duel?: components["schemas"]["Duel"];
            heroes?: {
                [key: string]: components["schemas"]["Outlook"];
            };
            odds?: {
                [key: string]: number;
            };
            price?: number;
            sheets?: {
                [key: string]: components["schemas"]["Sheet"];
            };
            thrown?: components["schemas"]["Thrown"];
            trial?: components["schemas"]["Trial"];
            ways?: {
                [key: string]: string[];
            };
        };
        /**
         * Hurt
         * @description Wounds about to be dealt to a side; shields come first.
         */
        Hurt: {
            amount: number;
            /** @default true */
            attack: boolean;
            /** @default true */
            block: boolean;
            kind: string;
            side: number;
            /** @enum {unknown} */
            type: "Hurt";
        };
        /**
         * LastLife
         * @description Lissa was defeated.
         */
        LastLife: {
            seat: number;
            /** @enum {unknown} */
            type: "LastLife";
        };
        /**
         * Leg
         * @description One step of a way, and the faces of a die that pay for it.
         */
        Leg: {
            dice: string[];
            space: string;
        };
        /**
         * March
         * @description The dice for Margath, in the hand of the first player.
         */
        March: {
            dice: number[];
            seat: number;
            /** @enum {unknown} */
            type: "March";
        };
        /**
         * Move
         * @description Dice to be spent on steps.
         */
        Move: {
            /** @default [] */
            dice: number[];
            seat: number;
            /** @enum {unknown} */
            type: "Move";
            /** @default move */
            why: string;
        };
        /**
         * Nothing
         * @description Of a game that has no hints, or nothing printed, or nothing in parts.
         */
        Nothing: Record<string, never>;
        /**
         * Outcome
         * @description The combat after an option: won so often, in percent, and the wounds that a win costs from now on; `exact` where
         *         it is decided in this round, both sides playing their best, else an estimate.
         */
        Outcome: {
            exact: boolean;
            win: number;
            wounds: number;
        };
        /**
         * Outlook
         * @description Of one hero, in percent: to come to a space with the next roll, to pass a test, to meet an outcome of a quest.
         */
        Outlook: {
            quests: {
                [key: string]: number[];
            };
            reach: {
                [key: string]: number;
            };
            tests: {
                [key: string]: number;
            };
            villain: components["schemas"]["Foe"] | null;
            wares: {
                [key: string]: components["schemas"]["Ware"];
            };
        };
        /**
         * Part
         * @description One reason for a life.
         */
        Part: {
            amount: number;
            what: string;
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
        /**
         * Printed
         * @description Cards by id, token faces, and the board by cell.
         */
        Printed: {
            abilities: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            assets: {
                [key: string]: components["schemas"]["PrintedAsset"];
            };
            bridges: [
                string,
                string
            ][];
            cards: {
                [key: string]: components["schemas"]["PrintedAdventure"];
            };
            cities: string[];
            dice: {
                [key: string]: string;
            };
            faces: string[];
            heroes: {
                [key: string]: components["schemas"]["PrintedHero"];
            };
            places: {
                [key: string]: string[];
            };
            rivers: [
                string,
                string
            ][];
            roads: [
                string,
                string
            ][];
            scenarios: {
                [key: string]: components["schemas"]["PrintedScenario"];
            };
            skills: {
                [key: string]: components["schemas"]["PrintedSkill"];
            };
            spaces: {
                [key: string]: components["schemas"]["PrintedSpace"];
            };
            tokens: {
                [key: string]: string[];
            };
            track: components["schemas"]["PrintedTrack"];
        };
        /**
         * PrintedAdventure
         * @description An enemy, a quest or an event of an adventure deck; story cards and villains too.
         */
        PrintedAdventure: {
            about: {
                [key: string]: string;
            };
            deck: string;
            each: boolean;
            least: number;
            life: number;
            options: {
                [key: string]: string;
            }[];
            outcomes: components["schemas"]["PrintedOutcome"][];
            place: string;
            reward: {
                [key: string]: string;
            };
            rumour: string;
            scenario: string;
            story: {
                [key: string]: string;
            };
            surges: components["schemas"]["PrintedSurge"][];
            token: string;
            type: string;
        };
        /** PrintedAsset */
        PrintedAsset: {
            about: {
                [key: string]: string;
            };
            price: number;
            token: string;
            type: string;
            value: number;
        };
        /** PrintedHero */
        PrintedHero: {
            about: {
                [key: string]: string;
            };
            body: number;
            gold: number;
            hand: number;
            life: number;
            mind: number;
            setup: {
                [key: string]: string;
            };
            speed: number;
            spirit: number;
            start: string;
            tokens: string[];
        };
        /**
         * PrintedOutcome
         * @description Of a quest: what it asks, dice by the names of their terrains, and what it gives.
         */
        PrintedOutcome: {
            about: {
                [key: string]: string;
            };
            asks: {
                [key: string]: string;
            };
            dice: string[];
        };
        /** PrintedScenario */
        PrintedScenario: {
            name: {
                [key: string]: string;
            };
            place: string;
            token: {
                [key: string]: string;
            };
        };
        /** PrintedSkill */
        PrintedSkill: {
            about: {
                [key: string]: string;
            };
            attribute: string;
            cost: string[];
            star: boolean;
        };
        /** PrintedSpace */
        PrintedSpace: {
            gem: string;
            kind: string;
            name: string;
            near: string;
            place: string;
            terrain: string;
        };
        /** PrintedSurge */
        PrintedSurge: {
            about: {
                [key: string]: string;
            };
            cost: number;
            id: string;
        };
        /** PrintedTrack */
        PrintedTrack: {
            last: number;
            refresh: number[];
            story: number[];
        };
        /**
         * Rest
         * @description Five dice in the wilderness, before they are counted.
         */
        Rest: {
            dice: number[];
            seat: number;
            /** @enum {unknown} */
            type: "Rest";
        };
        /**
         * Round
         * @description Turns of this round: how many seats (in turn order) have had theirs.
         */
        Round: {
            /** @default [] */
            seats: number[];
            /** @default 0 */
            step: number;
            /** @enum {unknown} */
            type: "Round";
        };
        /**
         * Setup
         * @description Set-up from the choice of heroes on: `step` counts the seats of each stage.
         */
        Setup: {
            /** @default shuffle */
            stage: string;
            /** @default 0 */
            step: number;
            /** @enum {unknown} */
            type: "Setup";
        };
        /**
         * Sheet
         * @description A hero with everything that its cards add.
         */
        Sheet: {
            body: number;
            hand: number;
            left: number;
            life: number;
            mind: number;
            speed: number;
            spirit: number;
            tokens: string[][];
        };
        /**
         * Shop
         * @description A market visit after the fourth card was added.
         */
        Shop: {
            market: number;
            /** @default  */
            new: string;
            seat: number;
            /** @enum {unknown} */
            type: "Shop";
        };
        /**
         * Side
         * @description The tokens of one combatant.  `where`: 0 in the pool, 1 spent or removed.
         */
        Side: {
            /** @default [] */
            face: number[];
            /** @default [] */
            marks: string[];
            /** @default [] */
            on: number[];
            /** @default [] */
            once: string[];
            /** @default false */
            passed: boolean;
            /** @default -1 */
            seat: number;
            /** @default [] */
            tokens: string[];
            /** @default [] */
            used: string[];
            /** @default [] */
            where: number[];
        };
        /**
         * Stand
         * @description One side of a combat.
         */
        Stand: {
            gold: number;
            left: number;
            life: number;
            pool: number[];
            sums: {
                [key: string]: number;
            };
            surges: components["schemas"]["Surge"][];
            worth: number[];
        };
        /**
         * Story
         * @description A story card to be drawn.
         */
        Story: {
            /** @enum {unknown} */
            type: "Story";
        };
        /**
         * Surge
         * @description A surge ability of a side, by the name under which it is told.
         */
        Surge: {
            card: string;
            cost: number;
            name: string;
            used: boolean;
        };
        /**
         * Teleport
         * @description Thorn has gained a trophy.
         */
        Teleport: {
            seat: number;
            /** @enum {unknown} */
            type: "Teleport";
        };
        /**
         * Test
         * @description An attribute test with the cards revealed so far, and what follows.
         */
        Test: {
            attribute: string;
            /** @default  */
            card: string;
            /** @default [] */
            failed: string[];
            /** @default [] */
            passed: string[];
            seat: number;
            /** @default [] */
            shown: string[];
            /** @default 0 */
            side: number;
            /** @enum {unknown} */
            type: "Test";
            /** @default  */
            where: string;
        };
        /**
         * Thrown
         * @description `amount`: wounds healed by a rest, dealt by a hunt; spaces that the villain marches, and where that ends.
         */
        Thrown: {
            amount: number;
            place?: string;
            serves: boolean[];
        };
        /**
         * Trial
         * @description A test that is going on, in percent: to pass it as it lies there, and with one card more.
         */
        Trial: {
            exerted: number;
            now: number;
            successes: number;
        };
        /**
         * Trim
         * @description What is above the limits goes: hand, assets of one type, learned skills.
         */
        Trim: {
            seat: number;
            /** @enum {unknown} */
            type: "Trim";
        };
        /** Turn */
        Turn: {
            /** @default [] */
            asked: number[];
            /** @default 3 */
            points: number;
            seat: number;
            /** @enum {unknown} */
            type: "Turn";
        };
        View: components["schemas"]["World"];
        /**
         * Ware
         * @description An asset in a market, for one hero: its price, what it would change, and what would have to go for it.
         */
        Ware: {
            changes?: {
                [key: string]: number;
            };
            goes?: string[];
            price: number;
        };
        /**
         * Way
         * @description The likeliest way to a space with the next roll; `chance` in percent over all ways, `likely` over this one.
         */
        Way: {
            chance: number;
            goal: string;
            legs: components["schemas"]["Leg"][];
            likely: number;
            /** @enum {unknown} */
            type: "way";
        };
        /**
         * World
         * @description Everything on the table.
         */
        World: {
            /** @default 1 */
            act: number;
            /** @default [] */
            agenda: (components["schemas"]["Setup"] | components["schemas"]["Round"] | components["schemas"]["Turn"] | components["schemas"]["Move"] | components["schemas"]["Rest"] | components["schemas"]["Explore"] | components["schemas"]["March"] | components["schemas"]["Shop"] | components["schemas"]["Bargain"] | components["schemas"]["Trim"] | components["schemas"]["Test"] | components["schemas"]["DrawnEvent"] | components["schemas"]["Do"] | components["schemas"]["Cast"] | components["schemas"]["Hurt"] | components["schemas"]["Teleport"] | components["schemas"]["LastLife"] | components["schemas"]["Story"] | components["schemas"]["Combat"])[];
            assets: components["schemas"]["Pile"];
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default [] */
            decks: components["schemas"]["Pile"][];
            /** @default [] */
            eliminated: number[];
            /** @default 0 */
            first: number;
            /** @default [] */
            helped: number[][];
            /** @default [] */
            heroes: components["schemas"]["Hero"][];
            /** @default [] */
            markets: string[][];
            /** @default false */
            over: boolean;
            /** @default [] */
            past: string[];
            /** @default [] */
            piles: string[][];
            /** @default [] */
            removed: string[];
            /** @default 0 */
            rounds: number;
            /** @default margath */
            scenario: string;
            skills: components["schemas"]["Pile"];
            /** @default [] */
            slots: string[];
            /** @default [] */
            spent: number[];
            story: components["schemas"]["Pile"];
            /** @default 1 */
            time: number;
            /** @default [] */
            used_assets: string[];
            /** @default [] */
            used_skills: string[];
            /** @default -1 */
            villain: number;
            /** @default -1 */
            winner: number;
            /** @default [] */
            zombies: number[];
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
export type Blow = components["schemas"]["Blow"];
export type Cast = components["schemas"]["Cast"];
export type Combat = components["schemas"]["Combat"];
export type Do = components["schemas"]["Do"];
export type DrawnEvent = components["schemas"]["DrawnEvent"];
export type Duel = components["schemas"]["Duel"];
export type Explore = components["schemas"]["Explore"];
export type Fight = components["schemas"]["Fight"];
export type Foe = components["schemas"]["Foe"];
export type Hero = components["schemas"]["Hero"];
export type Hints = components["schemas"]["Hints"];
export type Hurt = components["schemas"]["Hurt"];
export type LastLife = components["schemas"]["LastLife"];
export type Leg = components["schemas"]["Leg"];
export type March = components["schemas"]["March"];
export type Move = components["schemas"]["Move"];
export type Nothing = components["schemas"]["Nothing"];
export type Outcome = components["schemas"]["Outcome"];
export type Outlook = components["schemas"]["Outlook"];
export type Part = components["schemas"]["Part"];
export type Pile = components["schemas"]["Pile"];
export type Printed = components["schemas"]["Printed"];
export type PrintedAdventure = components["schemas"]["PrintedAdventure"];
export type PrintedAsset = components["schemas"]["PrintedAsset"];
export type PrintedHero = components["schemas"]["PrintedHero"];
export type PrintedOutcome = components["schemas"]["PrintedOutcome"];
export type PrintedScenario = components["schemas"]["PrintedScenario"];
export type PrintedSkill = components["schemas"]["PrintedSkill"];
export type PrintedSpace = components["schemas"]["PrintedSpace"];
export type PrintedSurge = components["schemas"]["PrintedSurge"];
export type PrintedTrack = components["schemas"]["PrintedTrack"];
export type Rest = components["schemas"]["Rest"];
export type Round = components["schemas"]["Round"];
export type Setup = components["schemas"]["Setup"];
export type Sheet = components["schemas"]["Sheet"];
export type Shop = components["schemas"]["Shop"];
export type Side = components["schemas"]["Side"];
export type Stand = components["schemas"]["Stand"];
export type Story = components["schemas"]["Story"];
export type Surge = components["schemas"]["Surge"];
export type Teleport = components["schemas"]["Teleport"];
export type Test = components["schemas"]["Test"];
export type Thrown = components["schemas"]["Thrown"];
export type Trial = components["schemas"]["Trial"];
export type Trim = components["schemas"]["Trim"];
export type Turn = components["schemas"]["Turn"];
export type View = components["schemas"]["View"];
export type Ware = components["schemas"]["Ware"];
export type Way = components["schemas"]["Way"];
export type World = components["schemas"]["World"];
