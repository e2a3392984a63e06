import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { recordResponses } from '../lib/responses.js';
import { compared, milliseconds } from '../lib/row.js';
import { interleaved } from '../lib/statistics.js';
import { tokens } from '../lib/tokens.js';

const auth = `OAuthStrategy({ clientId: 'client-id', tokens: ${JSON.stringify(tokens)} })`;

/** Modules whose `call` creates a client and reads the cart. */
const clients = {
  ours: `
    import { createClient } from '@cartwright/core';
    import { currentCart } from '@cartwright/ecom';
    import { OAuthStrategy } from '@cartwright/identity';
    const call = () => createClient({ auth: ${auth}, modules: { currentCart } }).currentCart.getCurrentCart();`,
  official: `
    import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
    import { createClient, OAuthStrategy } from '@wix/sdk';
    const call = () => createClient({ auth: ${auth}, modules: { currentCart } }).currentCart.getCurrentCart();`,
};

/**
 * @param {string} client
 * @param {string} body Response to the call.
 * @returns {number} CPU time of the first call in a new process, in milliseconds.
 */
function firstCall(client, body) {
  const code = `
    import { readFileSync } from 'node:fs';
    ${client}
    const body = readFileSync(0, 'utf8');
    globalThis.fetch = () =>
      Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    // Node.js loads its own code with the first response.
    JSON.parse(await (await fetch('https://www.wixapis.com/')).text());
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    process.stdout.write(String(user + system));`;
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production' },
    input: body,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout) / 1000;
}

/** Measures the CPU time of the first call in a process, without network: most of it compiles the code that the call runs. */
export async function firstCallTime() {
  const { cart } = await recordResponses();
  const { ours, official } = await interleaved(21, {
    ours: () => firstCall(clients.ours, cart),
    official: () => firstCall(clients.official, cart),
  });
  return [
    compared('First call of a process: client and cart of 5 items, without network', ours, official, milliseconds),
  ];
}
