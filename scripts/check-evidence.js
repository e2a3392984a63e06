/**
 * Checks that the tests in the coverage of the specification can fail: changes one value in the sources at a time, and
 * expects its test to fail. `--all` tries every change, otherwise a random sample of 20.
 */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { runnerImport } from 'vite';

import { capture, environment, main, root } from './lib/run.js';

const SAMPLE = 20;

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * @template T
 * @param {readonly T[]} list
 * @returns {T[]} The list in a random order.
 */
const shuffled = (list) =>
  list
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

main(async () => {
  const coverage = join(root, 'conformance/coverage');
  const { module: known } =
    /** @type {{ module: { items: readonly import('../conformance/coverage/item.ts').CoverageItem[] } }} */ (
      await runnerImport(join(coverage, 'index.ts'))
    );
  const { module: changes } =
    /** @type {{ module: { mutations(): import('../conformance/coverage/mutations.ts').Mutation[] } }} */ (
      await runnerImport(join(coverage, 'mutations.ts'))
    );
  const all = changes.mutations();
  const chosen = process.argv.includes('--all') ? all : shuffled(all).slice(0, SAMPLE);
  const survivors = [];
  for (const { item: id, ...mutation } of chosen) {
    const { test = '', row } = known.items.find((item) => item.id === id) ?? {};
    const [file = '', title = ''] = test.split(' > ');
    const name = escaped(row?.replaceAll(' > ', ' ') ?? title);
    const env = { ...environment, MUTATION: JSON.stringify(mutation), TEST_SCOPE: 'full' };
    const { code, output } = await capture('vitest', ['run', file, '-t', name], { env });
    const isNoticed = code !== 0 && /Tests .*\d+ failed/.test(stripVTControlCharacters(output));
    console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'} ${id} (${mutation.file})`);
    if (!isNoticed) survivors.push(id);
  }
  if (survivors.length > 0) throw new Error(`No test noticed a change of: ${survivors.join(', ')}`);
  console.log(`\n${chosen.length} of ${all.length} changes were tried, and each was noticed.`);
});
