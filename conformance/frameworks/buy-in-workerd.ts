import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { capture } from '../../scripts/lib/run.js';

/** A shopper without JavaScript, in front of the store's built server, on an emulator in the same worker. */
const worker = `
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { createStoreServer } from './dist/server/index.js';

const origin = 'https://store.example';
const cookies = new Map();

async function walk() {
  const emulator = createEmulator({ cartV1: 'removed' });
  const handle = createStoreServer({
    origin,
    apiUrl: 'http://localhost:4000',
    clientId: DEMO_CLIENT_ID,
    apiKey: DEMO_API_KEY,
    siteId: DEMO_SITE_ID,
    secrets: ['the-secret-of-the-store-32-characters'],
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  const send = async (path, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => name + '=' + value).join('; ');
    const headers = { origin, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
    const response = await handle(new Request(origin + path, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    return [response, await response.text()];
  };
  const steps = [];
  const [home, homeText] = await send('/');
  steps.push([home.status, homeText.includes('<h1'), cookies.size]);
  const [product, productText] = await send('/products/quiet-teapot');
  steps.push([product.status, productText.includes('>Quiet Teapot</h1>'), cookies.size]);
  const body = new URLSearchParams({ intent: 'add', product: 'quiet-teapot', quantity: '2' });
  const [added] = await send('/bag', { method: 'POST', body });
  steps.push([added.status, added.headers.get('location'), cookies.size]);
  const [bag, bagText] = await send('/bag');
  steps.push([bag.status, bagText.includes('$176.00'), bag.headers.get('cache-control')]);
  return steps;
}

export default { async test() { console.log(JSON.stringify(await walk())); } };
`;

const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "store", worker = (
  modules = [(name = "main.js", esModule = embed "bundle.js")],
  compatibilityDate = "2025-01-01",
))]);`;

/**
 * Runs the built server of a store that was created from the template `react-router`, and fills a cart.
 *
 * @param folder - The built store.
 * @returns Status and other facts of the response to each step.
 */
export async function buyInWorkerd(folder: string): Promise<unknown> {
  await build({
    stdin: { contents: worker, resolveDir: folder },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['workerd', 'worker'],
    outfile: join(folder, 'bundle.js'),
  });
  writeFileSync(join(folder, 'config.capnp'), config);
  const { output } = await capture('npx', ['--yes', 'workerd@1.20260426.1', 'test', 'config.capnp'], { cwd: folder });
  const steps = output.split('\n').find((line) => line.startsWith('[['));
  return steps === undefined ? output : JSON.parse(steps);
}
