import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/lib/ports.js';
import { isInstalled, startServer, type Engine } from './engine.js';

export const hasRedis = isInstalled('redis-server');

/** Starts Redis with the settings of the guide. */
export async function startRedis(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const admin = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 0 });
  admin.on('error', () => {});
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'yes',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const start = () => startServer('redis-server', args, {}, () => admin.ping());
  let server = await start();

  return {
    variable: 'REDIS_URL',
    url,
    pause: async (milliseconds) => void (await admin.call('CLIENT', 'PAUSE', milliseconds, 'ALL')),
    async crash(milliseconds) {
      await server.end('SIGKILL');
      await sleep(milliseconds);
      server = await start();
    },
    refuseWrites: async () => void (await admin.config('SET', 'maxmemory', '1mb')),
    acceptWrites: async () => void (await admin.config('SET', 'maxmemory', '0')),
    dropConnections: async () => void (await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes')),
    async stop() {
      admin.disconnect();
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
