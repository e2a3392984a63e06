import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEMO_CLIENT_ID } from '../identity/demo.js';

/** How often the emulator is killed; more by `KILLS=100`. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const WRITERS = 8;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Running {
  readonly url: string;
  readonly child: ChildProcess;
}

async function start(file: string): Promise<Running> {
  const args = [here('../../test/run-source.js'), here('./cli.ts'), '--port', '0', '--seed', 'empty', '--data', file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for await (const piece of child.stdout) {
    output += String(piece);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (url) return { url, child };
  }
  throw new Error(`The emulator did not start: ${output}`);
}

async function kill({ child }: Running): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

const askToken = (url: string, body: object) =>
  fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: DEMO_CLIENT_ID, ...body }),
  });

/** Writes until the emulator is gone, and tells each write that was acknowledged. */
async function write(url: string, acknowledge: (refreshToken: string) => void): Promise<void> {
  for (;;) {
    try {
      const response = await askToken(url, { grantType: 'anonymous' });
      acknowledge(((await response.json()) as { refresh_token: string }).refresh_token);
    } catch {
      return;
    }
  }
}

test(`no acknowledged write is lost by ${KILLS} times kill -9`, { timeout: 30_000 + KILLS * 10_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const file = join(folder, 'shop.db');
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    const running = await start(file);
    const enough = acknowledged.length + 1 + Math.floor(Math.random() * 150);
    const writers = Array.from({ length: WRITERS }, () =>
      write(running.url, (refreshToken) => {
        acknowledged.push(refreshToken);
        if (acknowledged.length >= enough) running.child.kill('SIGKILL');
      }),
    );
    await Promise.all(writers);
    await kill(running);
  }
  const last = await start(file);
  const lost: string[] = [];
  for (const refreshToken of acknowledged) {
    const { status } = await askToken(last.url, { grantType: 'refresh_token', refreshToken });
    if (status !== 200) lost.push(refreshToken);
  }
  await kill(last);
  rmSync(folder, { recursive: true });
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
});
