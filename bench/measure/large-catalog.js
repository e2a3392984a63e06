import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmulator } from '../lib/emulator.js';
import { mebibytes, milliseconds } from '../lib/row.js';
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

const words = 'mug teapot plate bowl vase lamp candle blanket pillow basket'.split(' ');
const variants = 'variantsInfo.variants';

/** Searches of Catalog V3; the numbers vary them. */
const searches = {
  'free text': (/** @type {number} */ n) => ({ search: { expression: words[n % words.length] } }),
  'fuzzy free text': (/** @type {number} */ n) => ({
    search: { expression: words[n % words.length]?.replace(/(?<=..)./, ''), fuzzy: true },
  }),
  '`$matchItems`': (/** @type {number} */ n) => ({
    filter: { [variants]: { $matchItems: [{ 'price.actualPrice.amount': { $gte: String(n % 50) }, visible: true }] } },
  }),
};

/** @param {() => Promise<unknown>} work */
async function measureTime(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs measurements with the data file of a large catalog.
 *
 * @template T
 * @param {'v1' | 'v3'} version Version of the catalog.
 * @param {(file: string) => Promise<T>} measure
 * @returns {Promise<T>}
 */
async function withCatalog(version, measure) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  const file = join(folder, 'shop.db');
  try {
    const created = await startEmulator('--seed', String(products), '--data', file, '--catalog', version);
    await created.stop();
    return await measure(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const what = `Emulator with ${products.toLocaleString('en')} products`;

/**
 * Measures starts, and filtered and sorted pages, with Catalog V1.
 *
 * @param {string} file
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
async function measurePages(file) {
  /** @type {import('../lib/emulator.js').Started[]} */
  const started = [];
  /** @type {number[]} */
  const memory = [];
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const pages = [];
  for (let round = 0; round < 3; round++) {
    const emulator = await startEmulator('--data', file);
    started.push(emulator);
    memory.push(emulator.getMemory());
    first.push(await measureTime(() => emulator.queryProducts({ paging: { limit: 50 } })));
    for (let n = 0; n < 100; n++) {
      const query = { ...queries[n % queries.length]?.(n), paging: { limit: 50, offset: (n % 10) * 50 } };
      pages.push(await measureTime(() => emulator.queryProducts(query)));
    }
    await emulator.stop();
  }
  return [
    {
      what: `${what}: startup time, from a database file`,
      ours: milliseconds(median(started.map(({ took }) => took))),
    },
    { what: `${what}: memory after the start`, ours: mebibytes(median(memory)) },
    { what: `${what}: first page, which reads all products`, ours: milliseconds(median(first)) },
    { what: `${what}: filtered, sorted page of 50, p95`, ours: milliseconds(percentile(pages, 0.95)) },
  ];
}

/**
 * Measures searches with Catalog V3, after the first one of each kind has created the index.
 *
 * @param {string} file
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
async function measureSearches(file) {
  const emulator = await startEmulator('--data', file, '--catalog', 'v3');
  /** @type {import('../lib/row.js').Row[]} */
  const rows = [];
  for (const [kind, createSearch] of Object.entries(searches)) {
    /** @type {number[]} */
    const times = [];
    for (let n = 0; n < 101; n++) {
      const search = { ...createSearch(n), cursorPaging: { limit: 50 } };
      times.push(await measureTime(() => emulator.searchProducts(search)));
    }
    rows.push({ what: `${what}: ${kind}, p95`, ours: milliseconds(percentile(times.slice(1), 0.95)) });
  }
  await emulator.stop();
  return rows;
}

/**
 * Measures the emulator with catalogs of 100,000 products.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function largeCatalog() {
  return [...(await withCatalog('v1', measurePages)), ...(await withCatalog('v3', measureSearches))];
}
