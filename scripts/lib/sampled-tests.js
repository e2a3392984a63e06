import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { packages } from './packages.js';
import { root } from './run.js';

const folders = packages.map(({ folder }) => `${folder}/src`);

/** Patterns in files whose repetitions depend on the scope: the scope itself, or a property. */
const marks = /lib\/scope\.js|fc\.assert/;

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/**
 * Lists the test files with more repetitions in `pnpm test:full` than in `pnpm test`: those that repeat something
 * themselves, and those that import a file that does.
 *
 * @returns {string[]} Paths from the root.
 */
export function sampledTests() {
  const conformance = readdirSync(join(root, 'conformance'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `conformance/${name}`);
  const files = [...folders, ...conformance].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
  const repeating = files.filter(({ text }) => marks.test(text));
  const imports = repeating
    .filter(({ path }) => !isTest(path))
    .map(({ path }) => `/${basename(path).replace(/\.tsx?$/, '.js')}'`);
  return files
    .filter(({ path, text }) => isTest(path) && (marks.test(text) || imports.some((name) => text.includes(name))))
    .map(({ path }) => path);
}
