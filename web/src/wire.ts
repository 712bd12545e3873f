// Made by `npm run types` from the server's Structs; do not edit.
export interface paths {
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
    "/api/games/{game}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names and what is printed on components */
        get: operations["get_api_games_game_printed"];
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
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rule ledger, or the rules that contain words */
        get: operations["get_api_rules_game"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
         * Asked
         * @description An open decision; options are given only to its own seat.
         */
        Asked: {
            base: number;
            kind: string;
            /** @default [] */
            options: string[];
            seat: number;
        };
        /** BranchWish */
        BranchWish: {
            seats: components["schemas"]["SeatWish"][];
            step: number;
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
        /** Clock */
        Clock: {
            /** @default 0 */
            increment: number;
            seconds: number;
        };
        /**
         * Consent
         * @description To somebody's wish to take back.
         */
        Consent: {
            agree: boolean;
            /** @enum {unknown} */
            type: "consent";
            wish: number;
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
         * Entry
         * @description One thing that happened at the table, as this viewer sees it.
         */
        Entry: {
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
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["UndoWish"] | components["schemas"]["Consent"] | components["schemas"]["Say"] | components["schemas"]["Look"] | components["schemas"]["Standing"] | components["schemas"]["Explain"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Picture"] | components["schemas"]["Presence"] | components["schemas"]["NotTaken"] | components["schemas"]["UndoAsked"] | components["schemas"]["UndoEnded"] | components["schemas"]["Reasons"] | components["schemas"]["Frozen"] | components["schemas"]["Bye"] | components["schemas"]["Pong"];
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
            id: string;
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
         * @description The first word: which table, who, and the last entry seen.
         */
        Hello: {
            /** @default 0 */
            since: number;
            table: string;
            /** @default  */
            token: string;
            /** @enum {unknown} */
            type: "hello";
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
         * @description What a step orders the monster to do, in the fields of a position.
         */
        Orders: {
            aoe: [
                number,
                number
            ][];
            jumping: boolean;
            move: number;
            range: number;
            targets: number;
        };
        /**
         * Picture
         * @description The whole table as this viewer sees it; sent first, and again whenever it changes.
         */
        Picture: {
            asked: components["schemas"]["Asked"][];
            /** @default false */
            assisted: boolean;
            commitment: string;
            entries: components["schemas"]["Entry"][];
            game: string;
            hints: unknown;
            /** @default false */
            host: boolean;
            /** @default  */
            key: string;
            looking: number[];
            players: number;
            /** @default  */
            rematch: string;
            /** @default [] */
            scores: number[];
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
         *         player which of their objects does (from 0), and the numbers of the rules that sentences use.
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
         * @description A recorded game at one step, seen by a seat or all open.
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
            step: number;
            steps: number;
            table: string;
            view: unknown;
            you: number[];
        };
        /**
         * Rule
         * @description One line of a ledger with what hangs below it.
         */
        Rule: {
            chapter: string;
            /** @default [] */
            examples: string[];
            id: string;
            /** @default [] */
            notes: string[];
            /** @default [] */
            rulings: string[];
            /** @default  */
            source: string;
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
        /** SettingInfo */
        SettingInfo: {
            id: string;
            name: {
                [key: string]: string;
            };
            values: (boolean | number | string)[];
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
         * Standing
         * @description Answer every decision of this kind with this option while it is offered; an empty option ends it.
         */
        Standing: {
            kind: string;
            /** @default  */
            option: string;
            seat: number;
            /** @enum {unknown} */
            type: "standing";
        };
        /** TableInfo */
        TableInfo: {
            created: number;
            game: string;
            id: string;
            public: boolean;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            settings: {
                [key: string]: boolean | number | string;
            };
            status: string;
            updated: number;
        };
        /** UndoAsked */
        UndoAsked: {
            seat: number;
            /** @enum {unknown} */
            type: "undo-asked";
            waiting: number[];
            wish: number;
        };
        /** UndoEnded */
        UndoEnded: {
            done: boolean;
            /** @enum {unknown} */
            type: "undo-ended";
            wish: number;
        };
        /** UndoWish */
        UndoWish: {
            seat: number;
            /** @enum {unknown} */
            type: "undo";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            /** @description why not */
            400: {
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
                    "application/json": components["schemas"]["Printed"];
                };
            };
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
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
            query?: {
                mine?: string;
            };
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            429: {
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
            /** @description why not */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description why not */
            404: {
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
