// Check the AsyncAPI document and write it as one page that needs no script: node render.mjs DOCUMENT PAGE
import { readFileSync, writeFileSync } from "node:fs";
import { Parser } from "@asyncapi/parser";
import { page } from "./page.mjs";

// The parser's mark of an error; warnings are hints, such as that a newer version of AsyncAPI exists.
const ERROR = 0;

const [source, target] = process.argv.slice(2);
const text = readFileSync(source, "utf8");
const { diagnostics } = await new Parser().parse(text);
const errors = diagnostics.filter(({ severity }) => severity === ERROR);
for (const { path, message } of errors) console.error(`${path.join(".")}: ${message}`);
if (errors.length) process.exit(1);
writeFileSync(target, page(JSON.parse(text)));
