import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmulator } from '../lib/emulator.js';
import { count, times } from '../lib/row.js';
import { fillCart, lineItem, placeOrder } from '../lib/shopper.js';
import { interleaved } from '../lib/statistics.js';

const seconds = 3;

/** @typedef {import('../lib/emulator.js').Started} Started */

/**
 * @param {(emulator: Started, item: object) => Promise<unknown>} work
 * @param {boolean} onFile
 * @returns {Promise<number>} Runs per second with ten concurrent visitors.
 */
async function perSecond(work, onFile) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  const emulator = await startEmulator(...(onFile ? ['--data', join(folder, 'shop.db')] : []));
  try {
    const item = await lineItem(emulator);
    const until = performance.now() + 1000 * seconds;
    let done = 0;
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        while (performance.now() < until) {
          await work(emulator, item);
          done++;
        }
      }),
    );
    return done / seconds;
  } finally {
    await emulator.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @returns {Promise<number>} Time of `calculate` of Cart V2 relative to the estimate of Cart V1, for the same cart. */
async function calculateRelativeToEstimate() {
  const emulator = await startEmulator('--cart-v1', 'available');
  try {
    const token = await fillCart(emulator, await lineItem(emulator));
    /** @param {string} path */
    const measureTime = async (path) => {
      const start = performance.now();
      await emulator.post(path, {}, token);
      return performance.now() - start;
    };
    const measured = await interleaved(1000, {
      estimate: () => measureTime('/ecom/v1/carts/current/estimate-totals'),
      calculate: () => measureTime('/ecom/v2/carts/current/calculate'),
    });
    return measured.calculate / measured.estimate;
  } finally {
    await emulator.stop();
  }
}

/**
 * Measures carts and orders of new visitors per second, in memory and with a database file, and the totals of both cart
 * versions.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function emulatorCommerce() {
  const measured = await interleaved(3, {
    'carts per second, in memory': () => perSecond(fillCart, false),
    'carts per second, with a database file': () => perSecond(fillCart, true),
    'orders per second, in memory': () => perSecond(placeOrder, false),
    'orders per second, with a database file': () => perSecond(placeOrder, true),
  });
  return [
    ...Object.entries(measured).map(([what, value]) => ({ what: `Emulator: ${what}`, ours: count(value) })),
    {
      what: 'Emulator: `calculate` of Cart V2 relative to estimate of V1',
      ours: times(await calculateRelativeToEstimate()),
    },
  ];
}
