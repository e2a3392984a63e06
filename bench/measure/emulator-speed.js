import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { freePort } from '../../scripts/lib/ports.js';
import { root } from '../../scripts/lib/run.js';
import { count, milliseconds } from '../lib/row.js';
import { median } from '../lib/statistics.js';

const clientId = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

/** Starts the emulator's command, as a user does. */
async function start() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const process_ = spawn(process.execPath, [
    join(root, 'packages/emulator/bin/cartwright-emulator.js'),
    '--port',
    String(port),
  ]);
  const ended = new Promise((resolve) => process_.once('exit', resolve));
  const token = await firstToken(url, process_);
  const stop = () => {
    process_.kill();
    return ended;
  };
  return { url, token, took: performance.now() - started, stop };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} process_
 * @returns {Promise<string>}
 */
async function firstToken(url, process_) {
  while (process_.exitCode === null) {
    const response = await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    }).catch(() => undefined);
    if (response?.ok) return /** @type {{ access_token: string }} */ (await response.json()).access_token;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The emulator ended with exit code ${process_.exitCode}.`);
}

/**
 * @param {string} url
 * @param {string} token
 * @returns {Promise<number>} Requests per second, ten at a time.
 */
async function throughput(url, token) {
  const until = performance.now() + 3_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() < until) {
        const response = await fetch(`${url}/stores-reader/v1/products/query-platformized`, {
          method: 'POST',
          headers: { authorization: token, 'content-type': 'application/json' },
          body: JSON.stringify({ query: { paging: { limit: 12 } } }),
        });
        if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
        await response.arrayBuffer();
        answered++;
      }
    }),
  );
  return answered / 3;
}

/**
 * How soon the emulator answers, and how much.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function emulatorSpeed() {
  /** @type {number[]} */
  const starts = [];
  for (let round = 0; round < 5; round++) {
    const emulator = await start();
    starts.push(emulator.took);
    await emulator.stop();
  }
  const emulator = await start();
  const perSecond = await throughput(emulator.url, emulator.token).finally(emulator.stop);
  return [
    { what: 'Emulator: from the command to its first answer', ours: milliseconds(median(starts)) },
    { what: 'Emulator: pages of 12 products per second, over HTTP', ours: count(perSecond) },
  ];
}
