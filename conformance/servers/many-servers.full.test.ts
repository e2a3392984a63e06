import { describe, test } from 'vitest';
import { expectFigures } from './expect-figures.js';
import { hasPostgres, startPostgres } from './postgres-engine.js';
import { hasRedis, startRedis } from './redis-engine.js';
import { runShop, type Size } from './run-shop.js';

const size: Size = {
  processes: 4,
  users: 12,
  concurrency: 6,
  interval: 700,
  fault: 1000,
  cycles: 1,
  limit: 30,
  period: 4000,
};
const engines = [
  ['redis', hasRedis, startRedis],
  ['postgres', hasPostgres, startPostgres],
] as const;

/** Without `redis-server` or Postgres (Debian: `redis-server`, `postgresql`), the tests are skipped. */
describe.each(engines)('on %s', (name, isInstalled, start) => {
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
