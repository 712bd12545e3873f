// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: components["schemas"]["Nothing"];
        Hints: components["schemas"]["Nothing"];
        /**
         * Nothing
         * @description Of a game that has no hints, or nothing printed, or nothing in parts.
         */
        Nothing: Record<string, never>;
        Part: components["schemas"]["Nothing"];
        Printed: components["schemas"]["Nothing"];
        /**
         * Turn
         * @description Nine cells, each empty or marked by a seat; whose turn it is lies on the agenda.
         */
        Turn: {
            /** @default [] */
            agenda: number[];
            /** @default [] */
            cells: number[];
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default [] */
            eliminated: number[];
            /** @default false */
            over: boolean;
            /** @default -1 */
            winner: number;
        };
        View: components["schemas"]["Turn"];
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
export type Hints = components["schemas"]["Hints"];
export type Nothing = components["schemas"]["Nothing"];
export type Part = components["schemas"]["Part"];
export type Printed = components["schemas"]["Printed"];
export type Turn = components["schemas"]["Turn"];
export type View = components["schemas"]["View"];
