// The wire types from the server's own OpenAPI document.  `--check` only says whether src/wire.ts is up to date.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = fileURLToPath(new URL("../src/wire.ts", import.meta.url));
const own = `${root}/.venv/bin/python`;
const python = process.env.QUESTHALL_PYTHON ?? (existsSync(own) ? own : "python3");
const print = "import json; from questhall.table.openapi import document; print(json.dumps(document(), sort_keys=True))";

const document = JSON.parse(execFileSync(python, ["-c", print], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }));
const made = `// Made by \`npm run types\` from the server's OpenAPI document; do not edit.\n${astToString(await openapiTS(document))}`;

if (!process.argv.includes("--check")) {
  writeFileSync(target, made);
  console.log("src/wire.ts written");
} else if (!existsSync(target) || readFileSync(target, "utf8") !== made) {
  console.error("src/wire.ts does not fit the server's protocol: run `npm run types` and commit it");
  process.exit(1);
} else {
  console.log("src/wire.ts fits the server's protocol");
}
