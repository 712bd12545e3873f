// Made by `npm run types` from the server's Structs; do not edit.
export interface paths {
    "/api/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The challenges of a day, today's by default: the seal of their dice, your attempt, the scores */
        get: operations["get_api_daily"];
        put?: never;
        /** Begin your one attempt at today's challenge */
        post: operations["post_api_daily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be played, with players, settings and bots */
        get: operations["get_api_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every printed thing with its words, rules and places; with spoilers=1 also what is sealed or locked */
        get: operations["get_api_games_game_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/homebrew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a game takes of one's own: kinds of things with an example of each, and packs of the house */
        get: operations["get_api_games_game_homebrew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to play: two pages, in the language asked for */
        get: operations["get_api_games_game_lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lesson/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The position that a picture of the lesson shows */
        get: operations["get_api_games_game_lesson_name"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names and what is printed on components; with spoilers=1 also what a table tells only when it lies open */
        get: operations["get_api_games_game_printed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/texts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game's own texts in a language, as Fluent messages */
        get: operations["get_api_games_game_texts_lang"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gloomhaven/ground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a hex sees, and where a move from it may end */
        post: operations["post_api_gloomhaven_ground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gloomhaven/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scenarios that have a map */
        get: operations["get_api_gloomhaven_maps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gloomhaven/maps/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A scenario map in the fields of a position */
        get: operations["get_api_gloomhaven_maps_number"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gloomhaven/mind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a monster may do by the rules, and why */
        post: operations["post_api_gloomhaven_mind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gloomhaven/monsters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The monsters of the base game */
        get: operations["get_api_gloomhaven_monsters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gloomhaven/monsters/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A monster's statistics and cards */
        get: operations["get_api_gloomhaven_monsters_type"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become a guest: a name for a signed token */
        post: operations["post_api_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become the guest of a code that another device shows */
        post: operations["post_api_guest_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code by which another device becomes you, good once and for a quarter of an hour */
        post: operations["post_api_guest_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** You and all that is yours leave this house: games of your own are deleted, others go on with a bot */
        post: operations["post_api_guest_forget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have played here: all that is known of you */
        get: operations["get_api_guest_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back every token of yours that was given out so far; you get a new one */
        post: operations["post_api_guest_sign-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homebrew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look a pack over: all that is wrong, by line and word, or its things as they are drawn and read */
        post: operations["post_api_homebrew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A link as friends can open it, and its QR code */
        get: operations["get_api_invitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in an exported line of chapters; it can be gone on with here */
        post: operations["post_api_lines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rule ledger, or the rules that answer a question, the best first */
        get: operations["get_api_rules_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}/{rule}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tests behind a rule, or the reason why there is none */
        get: operations["get_api_rules_game_rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open public tables; with mine=1 your own */
        get: operations["get_api_tables"];
        put?: never;
        /** Make a table */
        post: operations["post_api_tables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One table */
        get: operations["get_api_tables_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The analysis of a finished game, or how far it is */
        get: operations["get_api_tables_id_analysis"];
        put?: never;
        /** Have a finished game analysed; it is thought through beside the server and kept with the game */
        post: operations["post_api_tables_id_analysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/analysis/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** You do not want this analysis any more; it ends when nobody does */
        post: operations["post_api_tables_id_analysis_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on from a step at a new table */
        post: operations["post_api_tables_id_branch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why something is not offered to your seat */
        get: operations["get_api_tables_id_explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The finished chapters of a line as one file; for its host alone as long as it may go on */
        get: operations["get_api_tables_id_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/go-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with the next chapter at a new table */
        post: operations["post_api_tables_id_go-on"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/homebrew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a table has brought besides the box: names and what is printed, to add to those of the game */
        get: operations["get_api_tables_id_homebrew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an open seat */
        post: operations["post_api_tables_id_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a seat */
        post: operations["post_api_tables_id_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All chapters of a table's line, the first one first */
        get: operations["get_api_tables_id_line"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody at a table, for its host */
        get: operations["get_api_tables_id_people"];
        put?: never;
        /** What the host does about who speaks, sits and stays away */
        post: operations["post_api_tables_id_people"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The proof of a finished game's dice */
        get: operations["get_api_tables_id_proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play again at a new table */
        post: operations["post_api_tables_id_rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A recorded game at a step */
        get: operations["get_api_tables_id_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/result.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of a finished game as a picture to share (PNG), in the language asked for */
        get: operations["get_api_tables_id_result.png"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/result.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of a finished game as a picture to share (SVG), in the language asked for */
        get: operations["get_api_tables_id_result.svg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/tale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a finished game went: by source, by round, and where it turned */
        get: operations["get_api_tables_id_tale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AboutAway
         * @description What to do about a seat whose person is away or out of time.
         */
        AboutAway: {
            /** @enum {unknown} */
            choice: "bot" | "end" | "pause" | "skip" | "wait";
            seat: number;
            /** @enum {unknown} */
            type: "about-away";
        };
        /**
         * Act
         * @description An answer to the decision that was asked at `base`.
         */
        Act: {
            base: number;
            option: string;
            seat: number;
            /** @enum {unknown} */
            type: "act";
        };
        /**
         * Analysed
         * @description How far the analysis of a finished game is, of so many steps, and what it found; `yours`: asked for by you.
         */
        Analysed: {
            /** @default null */
            analysis: components["schemas"]["Analysis"] | null;
            done: number;
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "running" | "waiting";
            steps: number;
            /** @default false */
            yours: boolean;
        };
        /** Analysis */
        Analysis: {
            budget: number;
            decisions: components["schemas"]["Thought"][];
            futures: number;
            game: string;
            luck: components["schemas"]["Luck"][];
            outcomes: components["schemas"]["Outcome"][];
            players: number;
            rewards: number[];
            seats: number[];
            seconds: number;
            steps: number;
            together: boolean;
            turns: components["schemas"]["Turn"][];
        };
        /**
         * Answered
         * @description To what somebody wondered: the game's answer about the table at that entry, None where it has none; or why there
         *         is no answer.
         */
        Answered: {
            /** @default null */
            answer: unknown;
            base: number;
            id: number;
            /** @default null */
            refusal: components["schemas"]["Refusal"] | null;
            /** @enum {unknown} */
            type: "answered";
        };
        /**
         * Asked
         * @description An open decision; options and signs are given only to its own seat.  With `picks` the options are those beside
         *         them.  Whoever has `answered` may answer again until the others have, and is told so alone.
         */
        Asked: {
            /** @default false */
            answered: boolean;
            base: number;
            kind: string;
            /** @default [] */
            options: string[];
            /** @default null */
            picks: components["schemas"]["PickFrom"] | null;
            /** @default [] */
            says: string[];
            seat: number;
        };
        /**
         * Away
         * @description Every seat about which the others have to decide.
         */
        Away: {
            questions: components["schemas"]["AwayQuestion"][];
            /** @enum {unknown} */
            type: "away";
        };
        /**
         * AwayQuestion
         * @description A seat holds up the game: what the others may choose, and which seats have chosen what.
         */
        AwayQuestion: {
            choices: ("bot" | "end" | "pause" | "skip" | "wait")[];
            /** @default {} */
            chosen: {
                [key: string]: number[];
            };
            seat: number;
            /** @enum {unknown} */
            why: "away" | "clock";
        };
        /**
         * Behind
         * @description Of one rule: its tests; without one the reason, empty where the line is open or the tests were not installed.
         */
        Behind: {
            reason: string;
            rule: string;
            tests: components["schemas"]["Shown"][];
        };
        /** BranchWish */
        BranchWish: {
            seats: components["schemas"]["SeatWish"][];
            step: number;
        };
        /**
         * Brought
         * @description What a table has brought, in the shape of what is printed: a client adds it to that.
         */
        Brought: {
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            packs: components["schemas"]["PackTold"][];
            printed: unknown;
            texts: string[];
        };
        /**
         * Bye
         * @description The server closes this connection; `again` says whether coming back makes sense.
         */
        Bye: {
            /** @default false */
            again: boolean;
            reason: string;
            /** @enum {unknown} */
            type: "bye";
        };
        /**
         * Challenge
         * @description A game's challenge of a day: what its dice are sealed with, and when the day is over their key.
         */
        Challenge: {
            board: components["schemas"]["ChallengeScore"][];
            commitment: string;
            day: string;
            ends: number;
            game: string;
            key: string;
            over: boolean;
            players: number;
            settings: {
                [key: string]: boolean | number | string;
            };
            /** @enum {unknown} */
            state: "" | "done" | "open" | "void";
            table: string;
        };
        /**
         * ChallengeScore
         * @description An attempt that is done; its table is told when the day is over.
         */
        ChallengeScore: {
            moves: number;
            name: string;
            score: number;
            /** @default  */
            table: string;
            won: boolean;
            you: boolean;
        };
        /** ChallengeWish */
        ChallengeWish: {
            game: string;
        };
        /**
         * Changed
         * @description The next picture, as a patch (`questhall.table.patch`) of the one numbered `base`; its entries are whole.
         */
        Changed: {
            base: number;
            entries: components["schemas"]["LogLine"][];
            patch: unknown;
            /** @enum {unknown} */
            type: "changed";
        };
        /** Clock */
        Clock: {
            /** @default 0 */
            increment: number;
            seconds: number;
        };
        /**
         * Compendium
         * @description Everything printed of a game, kind by kind, in all languages.
         */
        Compendium: {
            game: string;
            shelves: components["schemas"]["Shelf"][];
            spoilers: boolean;
        };
        /**
         * Consent
         * @description To somebody's wish.
         */
        Consent: {
            agree: boolean;
            /** @enum {unknown} */
            type: "consent";
            wish: number;
        };
        /** DeviceClaim */
        DeviceClaim: {
            code: string;
        };
        /**
         * DeviceCode
         * @description By this code another device becomes the same guest, once, until then.
         */
        DeviceCode: {
            code: string;
            until: number;
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
         * EventInfo
         * @description A kind of event: the rule behind it, and which of its fields hold a seat.
         */
        EventInfo: {
            rule: string;
            seats: string[];
        };
        /**
         * Explain
         * @description Why is something not offered?
         */
        Explain: {
            seat: number;
            /** @enum {unknown} */
            type: "explain";
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Redraw"] | components["schemas"]["Act"] | components["schemas"]["UndoWish"] | components["schemas"]["TakeBackPlayed"] | components["schemas"]["PauseWish"] | components["schemas"]["Resume"] | components["schemas"]["Vacation"] | components["schemas"]["AboutAway"] | components["schemas"]["Consent"] | components["schemas"]["Say"] | components["schemas"]["Look"] | components["schemas"]["questhall.table.protocol.Standing"] | components["schemas"]["Explain"] | components["schemas"]["Wonder"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Picture"] | components["schemas"]["Changed"] | components["schemas"]["Parts"] | components["schemas"]["Presence"] | components["schemas"]["NotTaken"] | components["schemas"]["WishAsked"] | components["schemas"]["WishEnded"] | components["schemas"]["Away"] | components["schemas"]["Reasons"] | components["schemas"]["Answered"] | components["schemas"]["Frozen"] | components["schemas"]["Bye"] | components["schemas"]["Pong"];
        /**
         * Frozen
         * @description The game crashed; it is kept with a report, and the other tables go on.
         */
        Frozen: {
            report: string;
            /** @enum {unknown} */
            type: "frozen";
        };
        /** GameInfo */
        GameInfo: {
            bots: string[];
            /** @default false */
            homebrew: boolean;
            id: string;
            /** @default false */
            lesson: boolean;
            /** @default null */
            line: {
                [key: string]: boolean | number | string;
            } | null;
            name: {
                [key: string]: string;
            };
            players: number[];
            settings: components["schemas"]["SettingInfo"][];
        };
        /**
         * Glance
         * @description From a hex to another: the line that sees it or, out of sight, the lines that touch the fewest walls.
         *
         *         `corners` counts the hex's corners that lie on no wall; there is no line at all when it or the start has none.
         */
        Glance: {
            corners: number;
            hex: [
                number,
                number
            ];
            lines: components["schemas"]["SightLine"][];
            seen: boolean;
        };
        /**
         * GoOn
         * @description The next chapter, with the same or other people.
         */
        GoOn: {
            seats: components["schemas"]["SeatWish"][];
            /** @default {} */
            settings: {
                [key: string]: boolean | number | string;
            };
        };
        /**
         * Gone
         * @description What became of the tables of a guest who wished to be forgotten.
         */
        Gone: {
            deleted: number;
            left: number;
        };
        /**
         * Ground
         * @description One thing that the evaluation counts (`ground-NAME` in the game's words), and how much more of it the better
         *         answer brings on average.
         */
        Ground: {
            more: number;
            name: string;
        };
        /** Guest */
        Guest: {
            name: string;
        };
        /** GuestToken */
        GuestToken: {
            id: string;
            name: string;
            token: string;
        };
        /**
         * Hello
         * @description The first word: which table, who, and the last entry seen.  With `changes` every picture after the first is sent
         *         as what changed; without it each is sent whole.  A `protocol` of another version is turned away; 0 does not say.
         */
        Hello: {
            /** @default false */
            changes: boolean;
            /** @default 0 */
            protocol: number;
            /** @default 0 */
            since: number;
            table: string;
            /** @default  */
            token: string;
            /** @enum {unknown} */
            type: "hello";
        };
        /**
         * HostWish
         * @description What a host does, about the table or about one person of `People`.
         */
        HostWish: {
            do: ("ban" | "invite" | "kick" | "mute" | "unban" | "uninvite" | "unmute") | ("chat-all" | "chat-seats" | "many-seats" | "one-seat");
            /** @default  */
            who: string;
        };
        /**
         * Invitation
         * @description A link for friends, and its QR code by rows, dark modules as 1; both empty where only this machine is reached.
         */
        Invitation: {
            link: string;
            rows: string[];
        };
        /**
         * LessonPage
         * @description How to play a game.
         */
        LessonPage: {
            game: string;
            lang: string;
            sections: components["schemas"]["LessonSection"][];
            title: string;
        };
        /**
         * LessonPart
         * @description Words as HTML, or a picture: a position of that name, and what one sees there.
         */
        LessonPart: {
            /** @default  */
            html: string;
            /** @default  */
            name: string;
            /** @default  */
            words: string;
        };
        /**
         * LessonSection
         * @description A heading and what stands below it; the opening has none.
         */
        LessonSection: {
            parts: components["schemas"]["LessonPart"][];
            title: string;
        };
        /**
         * LogLine
         * @description One thing that happened at the table, as this viewer sees it.
         */
        LogLine: {
            /** @default [] */
            events: Record<string, never>[];
            kind: string;
            /** @default  */
            name: string;
            /** @default -1 */
            seat: number;
            seq: number;
            /** @default  */
            text: string;
        };
        /**
         * Look
         * @description Which of one's own seats one looks from (several people at one screen).
         */
        Look: {
            seat: number;
            /** @enum {unknown} */
            type: "look";
        };
        /**
         * Luck
         * @description How kind chance was to a seat: better than in this share of such games.  `gained`: of the chance to win, in all;
         *         `counted`: how much of the figure comes from this game's outcomes, the rest is drawn by lot (docs/analysis.md).
         */
        Luck: {
            /** @default [] */
            best: components["schemas"]["Moment"][];
            better_than: number;
            counted: number;
            gained: number;
            outcomes: number;
            seat: number;
            /** @default [] */
            worst: components["schemas"]["Moment"][];
        };
        /** MapMonster */
        MapMonster: {
            hex: [
                number,
                number
            ];
            names: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            rank: "boss" | "elite" | "none" | "normal";
            type: string;
        };
        /** MapName */
        MapName: {
            names: {
                [key: string]: string;
            };
            number: number;
        };
        /**
         * MapSheet
         * @description A scenario map in the fields of a position; `monsters` by the number of characters, doors stand open.
         */
        MapSheet: {
            board: [
                number,
                number
            ][];
            difficult: [
                number,
                number
            ][];
            doors: [
                number,
                number
            ][];
            hazards: [
                number,
                number
            ][];
            monsters: {
                [key: string]: components["schemas"]["MapMonster"][];
            };
            names: {
                [key: string]: string;
            };
            number: number;
            obstacles: [
                number,
                number
            ][];
            rooms: [
                number,
                number
            ][][];
            starts: [
                number,
                number
            ][];
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
            traps: [
                number,
                number
            ][];
            walls: [
                number,
                number
            ][];
        };
        /**
         * Moment
         * @description Chance at its kindest, or its unkindest, to a seat.
         */
        Moment: {
            better_than: number;
            gain: number;
            step: number;
        };
        /**
         * MonsterCard
         * @description One ability card in words.
         */
        MonsterCard: {
            initiative: number;
            says: {
                [key: string]: string[];
            };
        };
        /**
         * MonsterLevel
         * @description A section of the statistics card, and by card what each of its steps that moves or attacks orders.
         */
        MonsterLevel: {
            attack: string;
            hit_points: string;
            move: number;
            orders: components["schemas"]["Orders"][][];
            range: number;
            traits: {
                [key: string]: string[];
            };
        };
        /**
         * MonsterName
         * @description A type that can be chosen, and the ranks it comes in.
         */
        MonsterName: {
            names: {
                [key: string]: string;
            };
            ranks: ("boss" | "elite" | "none" | "normal")[];
            type: string;
        };
        /**
         * MonsterSheet
         * @description A type with its deck; `levels` by rank, from level 0 on.
         */
        MonsterSheet: {
            cards: components["schemas"]["MonsterCard"][];
            flying: boolean;
            levels: {
                [key: string]: components["schemas"]["MonsterLevel"][];
            };
            names: {
                [key: string]: string;
            };
            type: string;
        };
        /** NewTable */
        NewTable: {
            /** @default null */
            clock: components["schemas"]["Clock"] | null;
            game: string;
            /** @default [] */
            packs: string[];
            /** @default false */
            public: boolean;
            seats: components["schemas"]["SeatWish"][];
            /** @default {} */
            settings: {
                [key: string]: boolean | number | string;
            };
            /**
             * @default ask
             * @enum {unknown}
             */
            undo: "ask" | "rated" | "solo";
        };
        /**
         * NotTaken
         * @description Something was not done, and why; nothing has changed.
         */
        NotTaken: {
            /** @default  */
            option: string;
            refusal: components["schemas"]["Refusal"];
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Option
         * @description Where the monster ends its move and whom it attacks from there.
         */
        Option: {
            /** @default [] */
            attacks: [
                number,
                number
            ][];
            hex: [
                number,
                number
            ];
        };
        /**
         * Orders
         * @description In the fields of a position.
         */
        Orders: {
            /** @default [] */
            aoe: [
                number,
                number
            ][];
            /** @default false */
            jumping: boolean;
            /** @default 0 */
            move: number;
            /** @default 0 */
            range: number;
            /** @default 1 */
            targets: number;
        };
        /**
         * Outcome
         * @description What chance brought after an answer: by seat what it gave of the chance to win, against what it would have given
         *         on average, and the share of what could have come that is worse.  `Luck` is made of `ranks` and `stakes`.
         */
        Outcome: {
            better_than: number[];
            gains: number[];
            ranks: number[];
            stakes: number[];
            step: number;
        };
        /**
         * PackFault
         * @description What is wrong in a pack: the line, the word, and why.
         */
        PackFault: {
            cause: string;
            line: number;
            word: string;
        };
        /**
         * PackKind
         * @description A kind of thing that a game takes, and an entry to begin with.
         */
        PackKind: {
            example: string;
            id: string;
            name: {
                [key: string]: string;
            };
        };
        /**
         * PackLooked
         * @description All that is wrong in a pack; or, where nothing is, its things, and the settings that it brings along.
         */
        PackLooked: {
            /** @default null */
            brought: components["schemas"]["Brought"] | null;
            faults: components["schemas"]["PackFault"][];
            /** @default  */
            game: string;
            /** @default null */
            pack: components["schemas"]["PackTold"] | null;
            /** @default {} */
            settings: {
                [key: string]: boolean | number | string;
            };
            /** @default [] */
            shelves: components["schemas"]["Shelf"][];
        };
        /**
         * PackShop
         * @description What a game takes; a pack with one thing of each kind; the packs of the house.
         */
        PackShop: {
            example: string;
            game: string;
            kinds: components["schemas"]["PackKind"][];
            packs: string[];
        };
        /**
         * PackTold
         * @description A pack of somebody's own cards with which a table plays.
         */
        PackTold: {
            about: {
                [key: string]: string;
            };
            by: string;
            name: {
                [key: string]: string;
            };
            things: number;
        };
        /**
         * PackWish
         * @description A pack as its author wrote it, to be looked over.
         */
        PackWish: {
            text: string;
        };
        /**
         * Parts
         * @description What is printed of these parts of the table, by name; each is told once, as soon as this viewer may know it.
         */
        Parts: {
            parts: Record<string, never>;
            /** @enum {unknown} */
            type: "parts";
        };
        /**
         * PauseWish
         * @description Let the table rest: clocks stand still, nobody answers.
         */
        PauseWish: {
            seat: number;
            /** @enum {unknown} */
            type: "pause";
        };
        /**
         * People
         * @description Those at a table besides its host, and what they may do.
         */
        People: {
            /** @enum {unknown} */
            chat: "all" | "seats";
            many_seats: boolean;
            people: components["schemas"]["Person"][];
        };
        /** Person */
        Person: {
            alias: string;
            /** @default false */
            banned: boolean;
            /** @default false */
            here: boolean;
            /** @default false */
            invited: boolean;
            /** @default false */
            muted: boolean;
            name: string;
            seats: number[];
        };
        /**
         * PickFrom
         * @description Options that are not listed: so many different things in order, said as `verb:thing:thing`.
         */
        PickFrom: {
            count: number;
            things: string[];
            verb: string;
        };
        /**
         * Picture
         * @description The whole table as this viewer sees it; sent first, and again whenever it changes.  `number` names it among the
         *         pictures of its table.
         */
        Picture: {
            /** @default  */
            after: string;
            asked: components["schemas"]["Asked"][];
            /** @default false */
            assisted: boolean;
            /** @default  */
            before: string;
            /** @default false */
            by_days: boolean;
            commitment: string;
            /** @default false */
            ended: boolean;
            entries: components["schemas"]["LogLine"][];
            game: string;
            /** @default false */
            goes_on: boolean;
            hints: unknown;
            /** @default false */
            host: boolean;
            /** @default  */
            key: string;
            looking: number[];
            /** @default 0 */
            number: number;
            /** @default [] */
            packs: components["schemas"]["PackTold"][];
            /** @default [] */
            parts: string[];
            /** @default false */
            paused: boolean;
            /** @default [] */
            played: number[];
            players: number;
            /** @default  */
            rematch: string;
            /** @default [] */
            scores: number[];
            /** @default  */
            sealed: string;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            settings: {
                [key: string]: boolean | number | string;
            };
            status: string;
            table: string;
            /** @enum {unknown} */
            type: "picture";
            /**
             * @default ask
             * @enum {unknown}
             */
            undo: "ask" | "rated" | "solo";
            view: unknown;
            /** @default [] */
            winners: number[];
            you: number[];
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Played
         * @description A finished game of a guest; `counts` in the statistics, or not: broken off, or rivals at one screen.
         */
        Played: {
            at: number;
            bots: string[];
            counts: boolean;
            ended: boolean;
            game: string;
            own: number[];
            scores: number[];
            seats: string[];
            table: string;
            won: boolean;
        };
        /** Pong */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
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
        /** Presence */
        Presence: {
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            type: "presence";
            watching: number;
        };
        /**
         * Printed
         * @description Names of cards and places by id, what is printed on components, events by kind, for verbs of options that name a
         *         player which of their objects does (from 0), and the numbers of the rules that sentences use.  `parts`: what is
         *         printed and becomes known as a game goes on, by name; a client adds to it what its table tells.
         */
        Printed: {
            events: {
                [key: string]: components["schemas"]["EventInfo"];
            };
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            numbers: {
                [key: string]: number | string;
            };
            /** @default {} */
            parts: Record<string, never>;
            printed: unknown;
            seat_parts: {
                [key: string]: number;
            };
        };
        /**
         * Problem
         * @description Why a request was not done.
         */
        Problem: {
            /** @default {} */
            numbers: {
                [key: string]: boolean | number | string;
            };
            reason: string;
            /** @default  */
            rule: string;
        };
        /**
         * Profile
         * @description What a guest has played here, and nothing else is known of them.
         */
        Profile: {
            bots: components["schemas"]["Tally"][];
            games: components["schemas"]["Tally"][];
            history: components["schemas"]["Played"][];
            name: string;
            things: components["schemas"]["Tally"][];
        };
        /** Proof */
        Proof: {
            answers: number;
            commitment: string;
            key: string;
            outcomes: number;
            states: number;
        };
        /**
         * Reached
         * @description A hex within the move: its cost in points, the negative hexes on the way, and the way from hex to hex.
         */
        Reached: {
            cost: number;
            hex: [
                number,
                number
            ];
            /** @default 0 */
            negative: number;
            /** @default [] */
            path: [
                number,
                number
            ][];
        };
        /** Reasons */
        Reasons: {
            base: number;
            refused: {
                [key: string]: components["schemas"]["Refusal"];
            };
            seat: number;
            /** @enum {unknown} */
            type: "reasons";
        };
        /**
         * Redraw
         * @description A change did not fit: the whole picture once more, with the entries after this one.
         */
        Redraw: {
            /** @default 0 */
            since: number;
            /** @enum {unknown} */
            type: "redraw";
        };
        /**
         * Refusal
         * @description Why not, as data: a reason code (its text is in Fluent), the rule behind it, the numbers.
         */
        Refusal: {
            /** @default {} */
            numbers: {
                [key: string]: number | string;
            };
            reason: string;
            /** @default  */
            rule: string;
        };
        /**
         * ReplayStep
         * @description A recorded game at one step, seen by a seat or all open.  `parts` lie open then; `printed` is what is printed of
         *         those that one does not say to have.
         */
        ReplayStep: {
            answer: [
                number,
                string
            ] | null;
            asked: components["schemas"]["Asked"][];
            commitment: string;
            events: Record<string, never>[];
            game: string;
            hints: unknown;
            key: string;
            /** @default [] */
            parts: string[];
            /** @default {} */
            printed: Record<string, never>;
            step: number;
            steps: number;
            table: string;
            view: unknown;
            you: number[];
        };
        /** Resume */
        Resume: {
            seat: number;
            /** @enum {unknown} */
            type: "resume";
        };
        /**
         * Rule
         * @description One line of a ledger with what hangs below it.
         */
        Rule: {
            chapter: string;
            /** @default [] */
            examples: string[];
            /** @default [] */
            hits: string[];
            id: string;
            /** @default [] */
            notes: string[];
            /** @default [] */
            rulings: string[];
            /** @default  */
            source: string;
            /** @default [] */
            tables: components["schemas"]["Table"][];
            terms: string;
            text: string;
        };
        /** Say */
        Say: {
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /** SeatChoice */
        SeatChoice: {
            seat: number;
        };
        /** SeatInfo */
        SeatInfo: {
            /** @default  */
            bot: string;
            /** @default null */
            clock: number | null;
            /** @default false */
            here: boolean;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            /** @default false */
            minded: boolean;
            /** @default  */
            name: string;
            /** @default false */
            out: boolean;
            /** @default false */
            ticking: boolean;
            /** @default false */
            vacation: boolean;
        };
        /**
         * SeatWish
         * @description Who shall sit here: me, somebody who comes, or a bot.
         */
        SeatWish: {
            /** @default bot */
            bot: string;
            /** @enum {unknown} */
            kind: "bot" | "me" | "open";
        };
        /**
         * SettingInfo
         * @description A `free` setting takes any value of the first one's kind; the values are examples.
         */
        SettingInfo: {
            /** @default false */
            free: boolean;
            id: string;
            name: {
                [key: string]: string;
            };
            values: (boolean | number | string)[];
        };
        /**
         * Shelf
         * @description All things of one kind; `closed`: how many more there are that one reads only when they come up.
         */
        Shelf: {
            cards: components["schemas"]["ShelfCard"][];
            closed: number;
            kind: string;
        };
        /**
         * ShelfCard
         * @description A printed thing of the compendium: what it is called, its numbers, its words by language and part.
         */
        ShelfCard: {
            /** @default false */
            closed: boolean;
            facts: Record<string, never>;
            id: string;
            names: {
                [key: string]: string;
            };
            /** @default [] */
            ours: string[];
            rules: string[];
            /** @default null */
            sheet: unknown;
            /** @default [] */
            where: string[];
            words: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
        };
        /**
         * Shown
         * @description A test: where it stands, what it is called and what it says.
         */
        Shown: {
            file: string;
            line: number;
            name: string;
            source: string;
        };
        /**
         * SightLine
         * @description A straight line between two corners, in points of a lattice: a hex has its centre at x = 3q, y = q + 2r.
         *
         *         `walls` are the wall hexes it touches (all that is not board is wall), `thin_walls` the walls on edges.
         */
        SightLine: {
            end: [
                number,
                number
            ];
            start: [
                number,
                number
            ];
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
            walls: [
                number,
                number
            ][];
        };
        /**
         * SpokenReason
         * @description A reason with its sentence, and the options it speaks for by their place in the list.
         */
        SpokenReason: {
            /** @default [] */
            hexes: [
                number,
                number
            ][];
            key: string;
            /** @default {} */
            numbers: {
                [key: string]: number;
            };
            /** @default [] */
            options: number[];
            rules: string[];
            /** @default  */
            text: string;
        };
        /**
         * SpokenThought
         * @description What a monster may do in one position, and why, in a language.
         */
        SpokenThought: {
            focus: [
                number,
                number
            ][];
            options: components["schemas"]["Option"][];
            why: components["schemas"]["SpokenReason"][];
        };
        /**
         * Spot
         * @description A position and the hex to look or walk from.
         */
        Spot: {
            hex: [
                number,
                number
            ];
            position: components["schemas"]["Position"];
        };
        /**
         * Table
         * @description What a ledger says in rows; the first one is the head.
         */
        Table: {
            /** @default [] */
            rows: string[][];
            title: string;
        };
        /**
         * TableInfo
         * @description A table as the hall lists it; how it `stands` is told in the list of one's own.
         */
        TableInfo: {
            /** @default  */
            after: string;
            /** @default  */
            before: string;
            created: number;
            game: string;
            id: string;
            /** @default [] */
            packs: {
                [key: string]: string;
            }[];
            public: boolean;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            settings: {
                [key: string]: boolean | number | string;
            };
            /** @default null */
            stands: components["schemas"]["questhall.table.forms.Standing"] | null;
            status: string;
            updated: number;
        };
        /**
         * TakeBackPlayed
         * @description Take back what was played for me while I was away.
         */
        TakeBackPlayed: {
            seat: number;
            /** @enum {unknown} */
            type: "take-back-played";
        };
        /**
         * Tale
         * @description How a finished game went, for its end scene.  `standing` and `course` are empty where the game does not count.
         */
        Tale: {
            course: components["schemas"]["TalePoint"][];
            feats: components["schemas"]["TaleFeat"][][];
            laps: number;
            seconds: number;
            standing: {
                [key: string]: number;
            }[];
            steps: number;
            turns: components["schemas"]["TaleTurn"][];
        };
        /**
         * TaleFeat
         * @description Something to smile at: message `feat-NAME` of the game's texts says it with `$count` and `$thing`.
         */
        TaleFeat: {
            count: number;
            name: string;
            /** @default  */
            thing: string;
        };
        /**
         * TalePoint
         * @description What every seat had come to where a round began, or at the end.
         */
        TalePoint: {
            lap: number;
            step: number;
            sums: number[];
        };
        /**
         * TaleTurn
         * @description A step after which the game stood otherwise: whose, by how much, and what was told of it, most telling first.
         */
        TaleTurn: {
            events: Record<string, never>[];
            gain: number;
            lap: number;
            seat: number;
            step: number;
        };
        /**
         * Tally
         * @description How often a game was played and won: all of it, with a thing of a kind (hero, card), or against a `bot`.
         */
        Tally: {
            game: string;
            kind: string;
            played: number;
            thing: string;
            won: number;
        };
        /**
         * Thought
         * @description One decision: what was answered, what the search would have answered, and what lies between them.
         *
         *         `verdict`: the answer is the `best`; about `equal` (the difference is within the doubt); `worse` beyond doubt; the
         *         `usual` one of the house bot, which there was no time to compare; or the search was `unasked`, because only the
         *         chances were wanted.  `loss` is what the answer cost of the chance to win, `error` its standard error; `doubt` that
         *         of the seat's own chance.
         */
        Thought: {
            answer: string;
            best: string;
            chances: number[];
            compared: number;
            doubt: number;
            error: number;
            futures: number;
            /** @default [] */
            grounds: components["schemas"]["Ground"][];
            kind: string;
            lap: number;
            loss: number;
            seat: number;
            step: number;
            /** @enum {unknown} */
            verdict: "best" | "equal" | "unasked" | "usual" | "worse";
        };
        /**
         * Turn
         * @description Where the game turned: a seat's chance before and after, and whether an answer or chance did it.
         */
        Turn: {
            after: number;
            before: number;
            /** @enum {unknown} */
            by: "answer" | "chance" | "others";
            seat: number;
            step: number;
        };
        /** UndoWish */
        UndoWish: {
            seat: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * Vacation
         * @description In games by days: my clock stands still while I am on vacation.
         */
        Vacation: {
            on: boolean;
            seat: number;
            /** @enum {unknown} */
            type: "vacation";
        };
        /**
         * View
         * @description What a hex sees and by which lines, and where a figure on it could end its move.
         *
         *         `corners` are those of its corners that lie on no wall, in the lattice points of a SightLine.
         */
        View: {
            /** @default [] */
            corners: [
                number,
                number
            ][];
            /** @default [] */
            glances: components["schemas"]["Glance"][];
            reachable: components["schemas"]["Reached"][];
            visible: [
                number,
                number
            ][];
        };
        /**
         * Waiting
         * @description A decision that a table waits for, told to its own seat alone: the question in every language.
         */
        Waiting: {
            kind: string;
            says: {
                [key: string]: string;
            };
            seat: number;
        };
        /**
         * WishAsked
         * @description Somebody wishes something that needs the consent of these seats.
         */
        WishAsked: {
            /** @enum {unknown} */
            about: "pause" | "played" | "undo";
            seat: number;
            /** @enum {unknown} */
            type: "wish-asked";
            waiting: number[];
            wish: number;
        };
        /** WishEnded */
        WishEnded: {
            /** @enum {unknown} */
            about: "pause" | "played" | "undo";
            done: boolean;
            /** @enum {unknown} */
            type: "wish-ended";
            wish: number;
        };
        /**
         * Wonder
         * @description A question about what one sees, in the words of the game (`Face.wonder`), at the entry `base`; `id` is given back
         *         with the answer.
         */
        Wonder: {
            base: number;
            id: number;
            question: string;
            /** @enum {unknown} */
            type: "wonder";
        };
        /**
         * Standing
         * @description How a table stands, told to those who sit at it.
         */
        "questhall.table.forms.Standing": {
            asks: components["schemas"]["Waiting"][];
            /** @default false */
            ended: boolean;
            moves: number;
            /** @default false */
            paused: boolean;
            /** @default [] */
            scores: number[];
            since: number;
            /** @default false */
            together: boolean;
            turn: number[];
            /** @default [] */
            winners: number[];
            you: number[];
        };
        /**
         * Standing
         * @description Answer every decision of this kind with this option while it is offered; an empty option ends it.
         */
        "questhall.table.protocol.Standing": {
            kind: string;
            /** @default  */
            option: string;
            seat: number;
            /** @enum {unknown} */
            type: "standing";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_api_daily: {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: daily.no-such-day */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_daily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeWish"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: daily.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: daily.once */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often, table.too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_cards: {
        parameters: {
            query?: {
                spoilers?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Compendium"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-cards, table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_homebrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackShop"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, terms.no-homebrew */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_lesson: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonPage"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-lesson, table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_lesson_name: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStep"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-lesson, table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_printed: {
        parameters: {
            query?: {
                spoilers?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printed"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_games_game_texts_lang: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-language, table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_gloomhaven_ground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Spot"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, tool.too-long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_gloomhaven_maps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapName"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_gloomhaven_maps_number: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapSheet"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_gloomhaven_mind: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Position"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpokenThought"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, tool.too-long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_gloomhaven_monsters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonsterName"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_gloomhaven_monsters_type: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonsterSheet"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Guest"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestToken"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, http.name-too-long, http.no-name */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_guest_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceClaim"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestToken"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: guest.no-such-code */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_guest_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceCode"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_guest_forget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gone"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_guest_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post_api_guest_sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestToken"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_homebrew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackWish"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackLooked"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_invitation: {
        parameters: {
            query?: {
                link?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_lines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.bad-file */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often, table.too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_rules_game: {
        parameters: {
            query?: {
                find?: string;
                lang?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-rules */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_rules_game_rule: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                game: string;
                rule: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Behind"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-rule, http.no-such-rules */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables: {
        parameters: {
            query?: {
                mine?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: homebrew.bad, homebrew.other-game, homebrew.too-many, homebrew.unreadable, http.foreign-origin, http.malformed, table.clock, table.no-such-bot, table.search-too-long, terms.no-homebrew, terms.players, terms.unknown-setting, terms.value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.no-such-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often, table.too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysed"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_analysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysed"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_analysis_stop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysed"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_branch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchWish"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, match.over, table.keep-your-seat, table.no-such-bot, table.no-such-step, table.search-too-long, terms.players, terms.unknown-setting, terms.value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: daily.today, table.not-over, table.not-your-seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often, table.too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_explain: {
        parameters: {
            query?: {
                seat?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Refusal"];
                    };
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-your-seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: daily.today, table.not-host, table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "post_api_tables_id_go-on": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoOn"];
            };
        };
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, setup.seating, table.ended, table.no-such-bot, table.running, table.search-too-long, terms.no-sequel, terms.players, terms.unknown-setting, terms.value */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-your-seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.goes-on-already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often, table.too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_homebrew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brought"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.one-seat, table.seat-taken */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChoice"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-your-seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_line: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"][];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_people: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.host-only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_people: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostWish"];
            };
        };
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["People"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.nobody-there, table.too-many-names */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.host-only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_proof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.not-proved */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_api_tables_id_rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.one-line, table.running */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.guest-needed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-your-seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often, table.too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_replay: {
        parameters: {
            query?: {
                step?: number;
                seat?: number;
                have?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStep"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.no-such-step */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: daily.today, table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get_api_tables_id_result.png": {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.not-proved, tool.too-long */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "get_api_tables_id_result.svg": {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.not-proved */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_api_tables_id_tale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tale"];
                };
            };
            /** @description why not: http.foreign-origin, http.malformed, table.not-proved */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.not-over */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-such-table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: table.unreadable */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.too-often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not: http.no-database */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}

/** What this page speaks; a server that speaks another version says so. */
export const PROTOCOL = 1;
