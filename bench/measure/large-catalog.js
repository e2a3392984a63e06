import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmulator } from '../lib/emulator.js';
import { milliseconds } from '../lib/row.js';
import { median, percentile } from '../lib/statistics.js';

const products = 100_000;

/** Filters of every kind, each with a different sort order; the numbers vary them. */
const queries = [
  (/** @type {number} */ n) => ({ filter: { price: { $gte: n % 40, $lte: 60 + n } }, sort: [{ fieldName: 'name' }] }),
  (/** @type {number} */ n) => ({
    filter: { name: { $startsWith: 'abcdfghklmnoprst'.charAt(n % 16) } },
    sort: [{ fieldName: 'lastUpdated', order: 'DESC' }],
  }),
  (/** @type {number} */ n) => ({
    filter: { $and: [{ productType: 'physical' }, { $not: { price: { $lt: n } } }] },
    sort: [{ fieldName: 'price', order: n % 2 ? 'ASC' : 'DESC' }, { fieldName: 'numericId' }],
  }),
];

/**
 * Measures the emulator with a catalog of 100,000 products.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function largeCatalog() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  const file = join(folder, 'shop.db');
  try {
    const made = await startEmulator('--seed', String(products), '--data', file);
    await made.stop();
    /** @type {number[]} */
    const starts = [];
    /** @type {number[]} */
    const pages = [];
    for (let round = 0; round < 3; round++) {
      const emulator = await startEmulator('--data', file);
      starts.push(emulator.took);
      for (let n = 0; n < 100; n++) {
        const query = { ...queries[n % queries.length]?.(n), paging: { limit: 50, offset: (n % 10) * 50 } };
        const start = performance.now();
        await emulator.queryProducts(query);
        pages.push(performance.now() - start);
      }
      await emulator.stop();
    }
    const what = `Emulator with ${products.toLocaleString('en')} products`;
    return [
      { what: `${what}: startup time, from a database file`, ours: milliseconds(median(starts)) },
      { what: `${what}: filtered, sorted page of 50, p95`, ours: milliseconds(percentile(pages, 0.95)) },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
