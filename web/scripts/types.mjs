// TypeScript from the server's own Structs: the wire from its OpenAPI document, each game's view, hints and printed data
// from the game.  `--check` only says whether the files are up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const src = fileURLToPath(new URL("../src", import.meta.url));
const own = `${root}/.venv/bin/python`;
const python = process.env.QUESTHALL_PYTHON ?? (existsSync(own) ? own : "python3");
const print = `
import json
from questhall.games import catalogue
from questhall.table import gametypes, openapi
games = {game.id: gametypes.document(game) for game in catalogue().values()}
print(json.dumps({"wire": openapi.document(), "games": games}, sort_keys=True))
`;
const HEAD = "// Made by `npm run types` from the server's Structs; do not edit.\n";
const check = process.argv.includes("--check");
let stale = 0;

const made = JSON.parse(execFileSync(python, ["-c", print], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 }));
const protocol = `\n/** What this page speaks; a server that speaks another version says so. */\nexport const PROTOCOL = ${made.wire.info.version};\n`;
keep("wire.ts", HEAD + astToString(await openapiTS(made.wire)) + protocol);
for (const id of readdirSync(`${src}/games`)) {
  if (made.games[id]) keep(`games/${id}/types.ts`, await typesOf(made.games[id]));
}
if (!stale) console.log("the client's types fit the server's");
process.exit(check && stale ? 1 : 0);

/** The schemas of a game as plain named types. */
async function typesOf(document) {
  const names = Object.keys(document.components.schemas).sort();
  const aliases = names
    .filter((name) => /^\w+$/.test(name))
    .map((name) => `export type ${name} = components["schemas"]["${name}"];`);
  return `${HEAD}${astToString(await openapiTS(document))}\n${aliases.join("\n")}\n`;
}

function keep(name, text) {
  const target = `${src}/${name}`;
  const before = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (before === text) return;
  if (check) {
    stale += 1;
    console.error(`src/${name} does not fit the server's Structs: run \`npm run types\` and commit it`);
  } else {
    writeFileSync(target, text);
    console.log(`src/${name} written`);
  }
}
