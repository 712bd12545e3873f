// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: components["schemas"]["Nothing"];
        /**
         * Deal
         * @description The first thing to do: shuffle and deal.
         */
        Deal: {
            /** @enum {unknown} */
            type: "Deal";
        };
        Hints: components["schemas"]["Nothing"];
        /** Night */
        Night: {
            /** @default [] */
            agenda: (components["schemas"]["Deal"] | components["schemas"]["Turn"])[];
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            deck: components["schemas"]["Pile"];
            discard: components["schemas"]["Pile"];
            /** @default [] */
            eliminated: number[];
            /** @default 8 */
            heap: number;
            /** @default false */
            over: boolean;
            /** @default [] */
            thieves: components["schemas"]["Thief"][];
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
        Printed: components["schemas"]["Nothing"];
        /** Thief */
        Thief: {
            hand: components["schemas"]["Pile"];
            /** @default 2 */
            lanterns: number;
        };
        /** Turn */
        Turn: {
            seat: number;
            /** @enum {unknown} */
            type: "Turn";
        };
        View: components["schemas"]["Night"];
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
export type Deal = components["schemas"]["Deal"];
export type Hints = components["schemas"]["Hints"];
export type Night = components["schemas"]["Night"];
export type Nothing = components["schemas"]["Nothing"];
export type Part = components["schemas"]["Part"];
export type Pile = components["schemas"]["Pile"];
export type Printed = components["schemas"]["Printed"];
export type Thief = components["schemas"]["Thief"];
export type Turn = components["schemas"]["Turn"];
export type View = components["schemas"]["View"];
