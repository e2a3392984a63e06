import { startEmulator } from '../lib/emulator.js';
import { count, milliseconds } from '../lib/row.js';
import { median } from '../lib/statistics.js';

/**
 * @param {import('../lib/emulator.js').Started} emulator
 * @returns {Promise<number>} Requests per second, ten at a time.
 */
async function throughput(emulator) {
  const until = performance.now() + 3_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() < until) {
        await emulator.queryProducts({ paging: { limit: 12 } });
        answered++;
      }
    }),
  );
  return answered / 3;
}

/**
 * Measures the emulator's startup time and throughput.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function emulatorSpeed() {
  /** @type {number[]} */
  const starts = [];
  for (let round = 0; round < 5; round++) {
    const emulator = await startEmulator();
    starts.push(emulator.took);
    await emulator.stop();
  }
  const emulator = await startEmulator();
  const perSecond = await throughput(emulator).finally(emulator.stop);
  return [
    { what: 'Emulator: startup time', ours: milliseconds(median(starts)) },
    { what: 'Emulator: pages of 12 products per second, over HTTP', ours: count(perSecond) },
  ];
}
