import { describe, expect, test } from 'vitest';
import { expectFigures } from './expect-figures.js';
import { hasPostgres, startPostgres } from './postgres-engine.js';
import { hasRedis, startRedis } from './redis-engine.js';
import { runShop, type Size } from './run-shop.js';

const size: Size = {
  ...{ processes: 4, users: 500, concurrency: 8 },
  ...{ interval: 7000, fault: 4000, cycles: 2 },
  limit: 200,
};

/** Without `redis-server` or Postgres (Debian: `redis-server`, `postgresql`), the tests are skipped. */
describe.each([
  ['redis', hasRedis, startRedis],
  ['postgres', hasPostgres, startPostgres],
] as const)('on %s', (name, isInstalled, start) => {
  test.skipIf(!isInstalled)(
    `${size.processes} processes serve ${size.users} users while it hangs, crashes, refuses writes and drops connections`,
    async () => {
      const engine = await start();
      try {
        const figures = await runShop(name, engine, size);
        console.log(name, figures);
        expectFigures(figures, size);
        expect(figures.calls).toBeGreaterThan(size.limit);
      } finally {
        await engine.stop();
      }
    },
    900_000,
  );
});
