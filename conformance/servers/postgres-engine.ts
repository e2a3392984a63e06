import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/lib/ports.js';
import { startServer, type Engine } from './engine.js';
import { tables } from './guide.js';

/** Folder of the newest installed version. Debian does not add it to the path. */
function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).map((name) => join(versions, name, 'bin')) : [];
  return folders
    .sort()
    .reverse()
    .find((folder) => existsSync(join(folder, 'initdb')));
}

const programs = findPrograms();

/** User that runs the server, which refuses to run as root. `undefined` if there is none. */
function findUser(): { uid: number; gid: number } | undefined {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const [own, group] = ['-u', '-g'].map((option) => spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return own?.trim() ? { uid: Number(own), gid: Number(group) } : undefined;
}

/** User that runs database servers. */
export const serverUser = findUser();

export const hasPostgres = programs !== undefined && serverUser !== undefined;

/** Starts Postgres with default settings and the tables of the guide. */
export async function startPostgres(): Promise<Engine> {
  if (!programs || !serverUser) throw new Error('Postgres is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-postgres-'));
  chownSync(folder, serverUser.uid, serverUser.gid);
  const initdb = ['-D', folder, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale', 'C', '-E', 'UTF8'];
  const created = spawnSync(join(programs, 'initdb'), initdb, { ...serverUser, cwd: folder, encoding: 'utf8' });
  if (created.status !== 0) throw new Error(created.stderr);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  /** Runs statements on a separate connection. */
  const run = async (...statements: string[]) => {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () =>
    startServer(join(programs, 'postgres'), args, { ...serverUser, cwd: folder }, () => run('select 1'));
  let server = await start();
  await run(tables);
  const setReadOnly = (value: string) =>
    run(`alter system set default_transaction_read_only = ${value}`, 'select pg_reload_conf()');

  return {
    variable: 'DATABASE_URL',
    url,
    pause: (milliseconds) =>
      run(
        'begin',
        'lock table shop_sessions, shop_claims, shop_rates in access exclusive mode',
        `select pg_sleep(${milliseconds / 1000})`,
        'commit',
      ),
    async crash(milliseconds) {
      await server.end('SIGQUIT');
      await sleep(milliseconds);
      server = await start();
    },
    refuseWrites: () => setReadOnly('on'),
    acceptWrites: () => setReadOnly('off'),
    dropConnections: () =>
      run(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      ),
    async stop() {
      await server.end('SIGQUIT');
      rmSync(folder, { recursive: true });
    },
  };
}
