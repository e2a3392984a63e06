import { describe, expect, test } from 'vitest';
import { expectFigures } from './expect-figures.js';
import { hasPgBouncer, startPgBouncer } from './pgbouncer-engine.js';
import { hasPostgres, startPostgres } from './postgres-engine.js';
import { hasRedis, startRedis } from './redis-engine.js';
import { runShop, type Size } from './run-shop.js';

const size: Size = {
  processes: 4,
  users: 500,
  concurrency: 8,
  interval: 7000,
  fault: 4000,
  cycles: 2,
  limit: 200,
};

/** Tests of programs that are not installed (Debian: `redis-server`, `postgresql`, `pgbouncer`) are skipped. */
describe.each([
  ['Redis', 'redis', hasRedis, startRedis],
  ['Postgres', 'postgres', hasPostgres, startPostgres],
  ['PgBouncer', 'postgres', hasPgBouncer, startPgBouncer],
] as const)('on %s', (name, engineName, isInstalled, start) => {
  test.skipIf(!isInstalled)(
    `${size.processes} processes serve ${size.users} users while it is slow, hangs, crashes, refuses writes and drops connections`,
    async () => {
      const engine = await start();
      try {
        const figures = await runShop(engineName, engine, size);
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
