import { setTimeout as wait } from 'node:timers/promises';

import { startEmulator } from '../lib/emulator.js';
import { count, milliseconds } from '../lib/row.js';
import { lineItem, placeOrder } from '../lib/shopper.js';
import { percentile } from '../lib/statistics.js';

const shoppers = 1000;
const seconds = 60;
/** Longest time in milliseconds that a shopper waits before a call. Half of it is the average. */
const longestPause = 10_000;

/**
 * Measures the emulator with 1,000 shoppers who fill carts and order for a minute.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function shoppersOfAMinute() {
  const emulator = await startEmulator();
  /** @type {number[]} */
  const latencies = [];
  /**
   * @template {unknown[]} Arguments
   * @template Result
   * @param {(...args: Arguments) => Promise<Result>} call
   */
  const paced =
    (call) =>
    /** @param {Arguments} args */
    async (...args) => {
      await wait(Math.random() * longestPause);
      const start = performance.now();
      const result = await call(...args);
      latencies.push(performance.now() - start);
      return result;
    };
  const shop = { ...emulator, newVisitor: paced(emulator.newVisitor), post: paced(emulator.post) };
  try {
    const item = await lineItem(emulator);
    const until = performance.now() + 1000 * seconds;
    let errors = 0;
    await Promise.all(
      Array.from({ length: shoppers }, async () => {
        while (performance.now() < until) await placeOrder(shop, item).catch(() => errors++);
      }),
    );
    const what = `Emulator with ${count(shoppers)} shoppers for a minute`;
    return [
      { what: `${what}: errors`, ours: count(errors) },
      { what: `${what}: latency, p99`, ours: milliseconds(percentile(latencies, 0.99)) },
    ];
  } finally {
    await emulator.stop();
  }
}
