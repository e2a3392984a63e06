/**
 * Builds a Next.js application with the recipe of docs/servers.md, and uses it in Chromium: an action, a server component
 * and a hook share one cart. A product's image is shown with next/image, configured as docs/media.md says.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from './lib/build.js';
import { chromiumFlags, findChromium, installChromium } from './lib/chromium.js';
import { createConsumer } from './lib/consumer.js';
import { isBuilt } from './lib/is-built.js';
import { freePort } from './lib/ports.js';
import { environment, main, root, run } from './lib/run.js';

const NEXT = '16.4.6';

/** Files of the application in addition to the recipe. */
const page = {
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/hook.js': `'use client';
import { useCart } from '@cartwright/react/ecom';
import { item } from './item.js';

export function Hook() {
  const { addItems, itemCount } = useCart();
  return <button onClick={() => void addItems([item])}>Hook: {itemCount}</button>;
}`,
  'app/item.js': `export const item = {
  catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: process.env.NEXT_PUBLIC_ITEM },
  quantity: 1,
};`,
  'app/page.js': `import Image from 'next/image';
import { addToCart } from './actions.js';
import { Hook } from './hook.js';
import { item } from './item.js';
import { openShop } from './shop.js';
import { Store } from './store.js';

export default async function Page() {
  const shop = await openShop();
  const cart = await shop.currentCart.getCurrentCart().catch(() => null);
  const count = (cart?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Image src={process.env.NEXT_PUBLIC_IMAGE} width={200} height={200} alt="Tote" />
      <form action={addToCart.bind(null, item)}><button>Page: {count}</button></form>
      <Store><Hook /></Store>
    </>
  );
}`,
};

/** The files of the recipe: the blocks whose first line is their path. The emulator is their platform. */
function recipe() {
  const guide = readFileSync(join(root, 'docs/servers.md'), 'utf8');
  const blocks = guide.matchAll(/```js\n\/\/ ((?:app\/|proxy)\S+)\n([\s\S]*?)```/g);
  const toEmulator = "clientId: 'your-client-id', apiUrl: process.env.WIX_API_URL,";
  return Object.fromEntries(
    [...blocks].map(([, path = '', code = '']) => [path, code.replace("clientId: 'your-client-id',", toEmulator)]),
  );
}

/**
 * The configuration for images of docs/media.md, with the emulator's port, for a production build too.
 *
 * @param {string} emulatorUrl
 */
function imageConfiguration(emulatorUrl) {
  const guide = readFileSync(join(root, 'docs/media.md'), 'utf8');
  const [, code = ''] = /```js\n\/\/ next\.config\.mjs\n([\s\S]*?)```/.exec(guide) ?? [];
  const { hostname, port } = new URL(emulatorUrl);
  return code
    .replace("process.env.NODE_ENV === 'development'", 'true')
    .replace("hostname: 'localhost', port: '4000'", `hostname: '${hostname}', port: '${port}'`);
}

/** @param {string} folder */
async function startEmulator(folder) {
  const dist = pathToFileURL(join(folder, 'node_modules/@cartwright/emulator/dist/'));
  /** @type {typeof import('@cartwright/emulator')} */
  const { createEmulator } = await import(new URL('index.js', dist).href);
  /** @type {typeof import('@cartwright/emulator/node')} */
  const { startServer } = await import(new URL('node/index.js', dist).href);
  const emulator = createEmulator();
  const { url, close } = await startServer({ emulator, port: 0 });
  /**
   * @param {string} path
   * @param {object} body
   * @param {string} [token]
   */
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { access_token: token } = await post('/oauth2/token', { clientId: 'your-client-id', grantType: 'anonymous' });
  const query = { filter: { slug: 'finch-tote' } };
  const { products } = await post('/stores-reader/v1/products/query-platformized', { query }, token);
  const [{ id, media }] = products;
  return { url, close, productId: id, imageUrl: media.mainMedia.image.url };
}

/**
 * @param {string} url
 * @returns {Promise<void>}
 */
async function shop(url) {
  const { chromium, expect } = createRequire(join(root, 'examples/storefront/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const tab = await browser.newPage();
    const [byPage, byHook] = [/^Page: /, /^Hook: /].map((name) => tab.getByRole('button', { name }));
    await tab.goto(url);
    await expect(byHook).toHaveText('Hook: 0');
    const image = tab.getByRole('img', { name: 'Tote' });
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expect(image).toHaveAttribute('src', /^\/_next\/image/);
    await byPage.click();
    await expect(byPage).toHaveText('Page: 1', { timeout: 30_000 });
    await tab.reload();
    await expect(byHook).toHaveText('Hook: 1');
    await byHook.click();
    await expect(byHook).toHaveText('Hook: 2');
    await tab.reload();
    await expect(byPage).toHaveText('Page: 2');
    await expect(byHook).toHaveText('Hook: 2');
    expect(await tab.evaluate(() => document.cookie)).toBe('');
  } finally {
    await browser.close();
  }
}

main(async () => {
  if (!findChromium()) throw new Error(`There is no Chromium. ${installChromium}`);
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-next-'));
  try {
    await createConsumer(folder, { next: NEXT });
    for (const [path, text] of Object.entries({ ...page, ...recipe() })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const emulator = await startEmulator(folder);
    writeFileSync(join(folder, 'next.config.mjs'), imageConfiguration(emulator.url));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = {
      ...environment,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_PUBLIC_ITEM: emulator.productId,
      NEXT_PUBLIC_IMAGE: emulator.imageUrl,
      NEXT_PUBLIC_ORIGIN: url,
      SESSION_SECRET: 'a secret of the test, longer than 32 characters',
      WIX_API_URL: emulator.url,
    };
    const next = join(folder, 'node_modules/next/dist/bin/next');
    await run('node', [next, 'build'], { cwd: folder, env });
    const server = spawn('node', [next, 'start', '--port', String(port)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(server.stdout, 'data');
      await shop(url);
      console.log(
        'An action, a server component and a hook of a Next.js application share one cart, and its image is shown.',
      );
    } finally {
      server.kill();
      await once(server, 'exit');
      await emulator.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
