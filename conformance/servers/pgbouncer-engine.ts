import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../scripts/lib/ports.js';
import { isInstalled, startServer, type Engine } from './engine.js';
import { hasPostgres, serverUser, startPostgres } from './postgres-engine.js';

const program = '/usr/sbin/pgbouncer';

export const hasPgBouncer = hasPostgres && isInstalled(program);

async function query(connectionString: string, statements: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

/** Starts Postgres behind PgBouncer, which gives each transaction any of a few connections. */
export async function startPgBouncer(): Promise<Engine> {
  if (!serverUser) throw new Error('Postgres is not installed');
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-pgbouncer-'));
  const port = await freePort();
  const directUrl = postgres.url;
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${new URL(directUrl).port} user=shop
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout
default_pool_size = 10
max_client_conn = 500
server_login_retry = 1
`,
  );
  chownSync(folder, serverUser.uid, serverUser.gid);
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await query(directUrl, "create role shop login superuser; alter role shop set statement_timeout = '2s'");
  const server = await startServer(program, [settings], { ...serverUser, cwd: folder }, () => query(url, 'select 1'));
  return {
    ...postgres,
    url,
    async stop() {
      await server.end('SIGTERM');
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
