import { describe, test } from 'vitest';
import { isFull } from '../../scripts/lib/scope.js';
import { expectFigures } from './expect-figures.js';
import { hasPostgres, startPostgres } from './postgres-engine.js';
import { hasRedis, startRedis } from './redis-engine.js';
import { runShop, type Size } from './run-shop.js';

const whole: Size = {
  processes: 4,
  users: 12,
  concurrency: 6,
  interval: 700,
  fault: 1000,
  cycles: 1,
  limit: 30,
  period: 4000,
};
const sample: Size = {
  processes: 2,
  users: 4,
  concurrency: 4,
  interval: 100,
  fault: 250,
  cycles: 1,
  limit: 10,
  period: 3000,
};
const size = isFull ? whole : sample;

/** A sample runs on Redis, which starts at once. */
const engines = [
  ['redis', hasRedis, startRedis],
  ['postgres', hasPostgres, startPostgres],
] as const;

/** Without `redis-server` or Postgres (Debian: `redis-server`, `postgresql`), the tests are skipped. */
describe.each(isFull ? engines : engines.slice(0, 1))('on %s', (name, isInstalled, start) => {
  test.skipIf(!isInstalled)(
    'processes keep sessions, events and the limit while it is slow, hangs, crashes, refuses writes and drops connections',
    async () => {
      const engine = await start();
      try {
        expectFigures(await runShop(name, engine, size), size);
      } finally {
        await engine.stop();
      }
    },
    240_000,
  );
});
