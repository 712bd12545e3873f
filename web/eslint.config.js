import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { config, configs, parser } from "typescript-eslint";
import compiler from "./svelte.config.js";

export default config(
  { ignores: ["dist", "node_modules", "src/wire.ts", "src/games/*/types.ts"] },
  js.configs.recommended,
  ...configs.recommended,
  ...svelte.configs["flat/recommended"],
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser, extraFileExtensions: [".svelte"], svelteConfig: compiler } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "no-undef": "off", // svelte-check knows every name
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows what it was told to ignore
      "svelte/no-at-html-tags": "off", // what is put in is our own: icons, drawings, and lessons the server wrote from Markdown
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space
      "svelte/prefer-svelte-reactivity": "off", // plain Maps and Sets that nothing listens to are meant: see $state.raw
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
);
