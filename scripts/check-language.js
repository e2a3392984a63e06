/**
 * Checks the language of comments, names, test titles, messages and Markdown against the glossary and the rules for
 * prose in `scripts/language/rules.js`. Arguments are files and folders; without any, the whole project is checked.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { checkFile } from './language/check-file.js';
import { checkPaths } from './language/check-paths.js';
import { checkedFiles } from './language/files.js';
import { readGlossary } from './language/glossary.js';

const root = path.resolve(import.meta.dirname, '..');
const paths = process.argv.slice(2).map((argument) => path.resolve(argument));
const terms = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const files = checkedFiles(root, paths).filter((file) => existsSync(path.join(root, file)));

const findings = [
  ...checkPaths(files, terms),
  ...files.flatMap((file) => checkFile(file, readFileSync(path.join(root, file), 'utf8'), terms)),
];
for (const { file, line, problem, remedy } of findings) console.log(`${file}:${line}: ${problem} → ${remedy}`);
if (findings.length > 0) {
  console.error(`${findings.length} findings in ${files.length} files.`);
  process.exitCode = 1;
}
