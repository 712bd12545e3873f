import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = "licences.txt";
const HEAD = `Questhall ships the work of others in this folder; their licences follow.
Questhall itself is under the Apache License 2.0.
`;

interface Package {
  name: string;
  version: string;
  license?: string;
  home: string;
}

/** Beside the client: every package, font and icon that is in it, with its licence. */
export function licences(): Plugin {
  const icons = new Set<string>();
  return {
    name: "questhall-licences",
    apply: "build",
    generateBundle() {
      const found = new Map<string, Package>();
      for (const id of this.getModuleIds()) {
        if (id.startsWith("\0icon:")) icons.add(id.slice(6));
        const one = id.startsWith("\0") ? null : packageOf(id);
        if (one) found.set(one.name, one);
      }
      const parts = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(told);
      this.emitFile({
        type: "asset",
        fileName: FILE,
        source: [HEAD, ...parts, iconsTold([...icons].sort())].join("\n"),
      });
    },
  };
}

/** The package a file of the bundle comes from. */
function packageOf(id: string): Package | null {
  const at = id.lastIndexOf("/node_modules/");
  if (at < 0) return null;
  const [scope = "", name = ""] = id.slice(at + "/node_modules/".length).split("/");
  const home = join(id.slice(0, at), "node_modules", scope.startsWith("@") ? join(scope, name) : scope);
  const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as Package;
  return { ...about, home };
}

function told(one: Package): string {
  return `${rule(`${one.name} ${one.version} (${one.license ?? "see below"})`)}\n${textOf(one)}\n`;
}

/** The licence as the package has it; a package without a text must be under the one Questhall itself has. */
function textOf(one: Package): string {
  const file = readdirSync(one.home).find((name) => /^(licen[sc]e|copying)/i.test(name));
  if (file) return readFileSync(join(one.home, file), "utf8").trim();
  if (one.license === "Apache-2.0") return "The text of the Apache License 2.0 comes with Questhall.";
  throw new Error(`${one.name}: no licence in its folder, so it cannot be shipped`);
}

function iconsTold(names: string[]): string {
  const by = "Icons of game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0";
  const where = "https://game-icons.net, https://creativecommons.org/licenses/by/3.0/";
  return `${rule(by)}\n${where}\nTheir colours and outlines' precision were changed. Used here: ${names.join(", ")}.\n`;
}

function rule(title: string): string {
  return `\n${"=".repeat(78)}\n${title}\n${"=".repeat(78)}`;
}
