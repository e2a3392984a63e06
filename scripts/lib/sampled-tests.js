import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { applications } from './applications.js';
import { root } from './run.js';

/** Folders with tests, and those in them that contain none. */
const folders = ['conformance', ...applications, 'packages', 'scripts'];
const excluded = ['.react-router', 'dist', 'node_modules'];

/** Patterns in files whose tests depend on the scope: the scope itself, or a property. */
const marks = /lib\/scope\.js|fc\.assert/;

/** Whether `pnpm test` leaves out the whole file. */
const isFullOnly = (/** @type {string} */ path) => path.includes('.full.test.');

const isTest = (/** @type {string} */ path) => /\.test\.[jt]sx?$/.test(path);

/**
 * @param {string} folder From the root.
 * @returns {string[]} Sources in the folder.
 */
const listSources = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return excluded.includes(entry.name) ? [] : listSources(path);
    return /\.[jt]sx?$/.test(path) ? [path] : [];
  });

/**
 * Lists the test files of which `pnpm test:full` runs more than `pnpm test`: those named `*.full.test.ts`, those that
 * repeat something themselves, and those that import a file that does.
 *
 * @returns {string[]} Paths from the root.
 */
export function sampledTests() {
  const files = folders.flatMap(listSources).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const repeating = files.filter(({ text }) => marks.test(text));
  const imports = repeating
    .filter(({ path }) => !isTest(path))
    .map(({ path }) => `/${basename(path).replace(/\.[jt]sx?$/, '.js')}'`);
  return files
    .filter(({ path }) => isTest(path))
    .filter(({ path, text }) => isFullOnly(path) || marks.test(text) || imports.some((name) => text.includes(name)))
    .map(({ path }) => path);
}
