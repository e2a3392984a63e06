import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packages } from './packages.js';
import { root } from './run.js';

const folders = packages.map(({ folder }) => `${folder}/src`);

/**
 * Patterns in test files whose repetitions depend on the scope: the scope itself, a property, or shared repetitions.
 */
const marks = /lib\/scope\.js|fc\.assert|harness\/same-call\.js|hostile\/runs\.js/;

/**
 * Lists the test files with more repetitions in `pnpm test:full` than in `pnpm test`.
 *
 * @returns {string[]} Paths from the root.
 */
export function sampledTests() {
  const conformance = readdirSync(join(root, 'conformance'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `conformance/${name}`);
  return [...folders, ...conformance].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => join(folder, path))
      .filter((path) => marks.test(readFileSync(join(root, path), 'utf8'))),
  );
}
