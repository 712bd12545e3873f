import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./scripts/licences.ts";

const require = createRequire(import.meta.url);
const server = process.env.QUESTHALL_SERVER ?? "http://127.0.0.1:8000";

/** `import sword from "icon:broadsword"`: the inside of one icon's SVG (512 x 512); only what is imported is bundled. */
export function icons(): Plugin {
  let set: { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> } | null = null;
  return {
    name: "questhall-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      set ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
      const name = id.slice(6);
      const body = set!.icons[name]?.body ?? set!.icons[set!.aliases?.[name]?.parent ?? ""]?.body;
      if (!body) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(slim(body))};`;
    },
  };
}

/** The same drawing to a tenth of a unit: a third smaller, and nobody sees it. */
function slim(body: string): string {
  const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 1 } }];
  return optimize(`<svg viewBox="0 0 512 512">${body}</svg>`, { plugins }).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** Every text file also packed, so that the server need not pack it again for each visitor. */
function packed(): Plugin {
  return {
    name: "questhall-packed",
    apply: "build",
    writeBundle() {
      const folder = fileURLToPath(new URL("dist", import.meta.url));
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const path = `${folder}/${name}`;
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

/** What belongs to one game alone says so in its file's name, so that its weight can be told: `prophecy.Board-`. */
function gameOf(modules: readonly string[]): string {
  const games = new Set(modules.map((one) => /\/games\/(\w+)\//.exec(one)?.[1] ?? ""));
  games.delete("");
  return games.size === 1 ? `${[...games][0]}.` : "";
}

export default defineConfig({
  plugins: [icons(), svelte(), licences(), packed()],
  base: "/",
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { chunkFileNames: ({ moduleIds }) => `assets/${gameOf(moduleIds)}[name]-[hash].js` },
    },
  },
  server: {
    fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
