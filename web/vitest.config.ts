import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./vite.config";

export default defineConfig({
  plugins: [icons(), svelte()],
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
