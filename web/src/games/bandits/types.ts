// Made by `npm run types` from the server's Structs; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Answer: components["schemas"]["Nothing"];
        /** Bandit */
        Bandit: {
            /** @default 3 */
            hearts: number;
            /** @default null */
            plan: number | null;
        };
        Hints: components["schemas"]["Nothing"];
        /**
         * Nothing
         * @description Of a game that has no hints, or nothing printed, or nothing in parts.
         */
        Nothing: Record<string, never>;
        Part: components["schemas"]["Nothing"];
        /** Pass */
        Pass: {
            /** @default [] */
            agenda: (components["schemas"]["Plan"] | components["schemas"]["Resolve"])[];
            /** @default [] */
            bandits: components["schemas"]["Bandit"][];
            /** @default {} */
            counters: {
                [key: string]: number;
            };
            /** @default [] */
            eliminated: number[];
            /** @default false */
            over: boolean;
            /** @default 1 */
            round: number;
        };
        /**
         * Plan
         * @description All choose in secret.
         */
        Plan: {
            /** @enum {unknown} */
            type: "Plan";
        };
        Printed: components["schemas"]["Nothing"];
        /**
         * Resolve
         * @description The plans are carried out, seat by seat.
         */
        Resolve: {
            /** @default 0 */
            seat: number;
            /** @enum {unknown} */
            type: "Resolve";
        };
        View: components["schemas"]["Pass"];
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
export type Bandit = components["schemas"]["Bandit"];
export type Hints = components["schemas"]["Hints"];
export type Nothing = components["schemas"]["Nothing"];
export type Part = components["schemas"]["Part"];
export type Pass = components["schemas"]["Pass"];
export type Plan = components["schemas"]["Plan"];
export type Printed = components["schemas"]["Printed"];
export type Resolve = components["schemas"]["Resolve"];
export type View = components["schemas"]["View"];
