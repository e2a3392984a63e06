import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

import { freePort } from '../../scripts/lib/ports.js';
import { root } from '../../scripts/lib/run.js';

const clientId = '10d3b7a8-5c1e-4f0a-9d26-c0ffee000001';

/**
 * Emulator in a separate process.
 *
 * @typedef {object} Started
 * @property {(path: string, body: object, token?: string) => Promise<any>} post Sends a visitor's request and returns the response.
 * @property {() => Promise<string>} newVisitor Creates a visitor and returns its access token.
 * @property {(query: object) => Promise<ArrayBuffer>} queryProducts Queries a page of products and returns the unparsed body.
 * @property {(search: object) => Promise<ArrayBuffer>} searchProducts Searches products of Catalog V3 and returns the unparsed body.
 * @property {number} took Time from the command to the first response, in milliseconds.
 * @property {() => number} getMemory Returns the resident memory of the process, in bytes.
 * @property {() => Promise<unknown>} stop
 */

/**
 * Starts the emulator's command, as a user does, with Catalog V1 unless `args` name another one.
 *
 * @param {...string} args
 * @returns {Promise<Started>}
 */
export async function startEmulator(...args) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const bin = join(root, 'packages/emulator/bin/cartwright-emulator.js');
  const process_ = spawn(process.execPath, [bin, '--port', String(port), '--catalog', 'v1', ...args]);
  const ended = new Promise((resolve) => process_.once('exit', resolve));
  const visitor = await firstToken(url, process_);
  const took = performance.now() - started;
  /** @param {string} path @param {object} body */
  const send = async (path, body, token = visitor) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The emulator responded with ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    took,
    post: async (...call) => (await send(...call)).json(),
    newVisitor: () => newToken(url),
    queryProducts: async (query) =>
      (await send('/stores-reader/v1/products/query-platformized', { query })).arrayBuffer(),
    searchProducts: async (search) => (await send('/stores/v3/products/search', { search })).arrayBuffer(),
    getMemory: () =>
      1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process_.pid)], { encoding: 'utf8' })),
    stop() {
      process_.kill();
      return ended;
    },
  };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} process_
 * @returns {Promise<string>}
 */
async function firstToken(url, process_) {
  while (process_.exitCode === null) {
    const token = await newToken(url).catch(() => undefined);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The emulator ended with exit code ${process_.exitCode}.`);
}

/**
 * @param {string} url
 * @returns {Promise<string>}
 */
async function newToken(url) {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
  });
  return /** @type {{ access_token: string }} */ (await response.json()).access_token;
}
