import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator } from '@cartwright/emulator';
import { expect } from 'vitest';
import { createBrowser, type Site } from '../../packages/identity/src/testing/browser.js';
import { createPlainConsumer } from '../../scripts/lib/consumer.js';

const SHOP = 'https://shop.example';
const PLATFORM = 'http://localhost:4010';

const modules = join(import.meta.dirname, '../node_modules');

/** Where a recipe is built. */
export interface RecipeBuild {
  /** A new folder. Remove it after the test. */
  readonly folder: string;
  /** Export conditions of the packages. */
  readonly conditions: readonly string[];
}

function readVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Prepares the build of a recipe: with the sources of the packages or, in `pnpm test:everywhere`, with installed packages.
 *
 * @param names - Dependencies of the application besides the packages.
 */
export async function prepareRecipe(...names: string[]): Promise<RecipeBuild> {
  if (!process.env['EVERYWHERE']) {
    const parent = join(modules, '.frameworks');
    mkdirSync(parent, { recursive: true });
    return { folder: mkdtempSync(join(parent, 'recipe-')), conditions: ['@cartwright/source'] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-recipe-'));
  const versions = Object.fromEntries(names.map((name) => [name, readVersion(name)]));
  await createPlainConsumer(folder, versions, [
    '@cartwright/core',
    '@cartwright/identity',
    '@cartwright/ecom',
    '@cartwright/stores',
  ]);
  return { folder, conditions: [] };
}

/** Returns the guide's code for a framework, with `globalThis.platform` as the platform. */
export function recipe(framework: string): string {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/servers.md'), 'utf8');
  const code = new RegExp(`### ${framework}[\\s\\S]*?\`\`\`ts\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';
  const site = `{ clientId: 'shop', secrets: ['${'s'.repeat(32)}'], origin: '${SHOP}', apiUrl: '${PLATFORM}' }`;
  return code.replace(/^const site = \{[\s\S]*?\};/m, `const site = { ...${site}, fetch: globalThis.platform };`);
}

/**
 * Visits an application with the recipe: a public page, the sign-in, and the account page with the member's name in a
 * paragraph, which also sets the cookie `own`.
 */
export async function visit(open: () => Promise<Site>): Promise<void> {
  const clients = [{ clientId: 'shop', redirectUris: [`${SHOP}/auth/callback`] }];
  const emulator = createEmulator({ cartV1: 'available', clients, origin: PLATFORM });
  Object.assign(globalThis, {
    platform: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)),
  });
  const browser = createBrowser({ [SHOP]: await open(), [PLATFORM]: (request) => emulator.fetch(request) });

  const about = await browser.send(`${SHOP}/about`);
  expect([about.status, about.headers.get('cache-control'), about.headers.getSetCookie()]).toEqual([200, null, []]);
  expect(await (await browser.send(`${SHOP}/account`)).text()).toContain('<p>nobody</p>');

  const page = await browser.open(`${SHOP}/login`);
  const fields = { email: 'iris@demo.example', password: 'iris-sings-alto' };
  const end = await browser.submit(page.url, await page.response.text(), fields);
  expect(end.url).toBe(`${SHOP}/account`);
  expect(await end.response.text()).toContain('<p>Iris</p>');
  expect([end.response.headers.get('cache-control'), end.response.headers.get('vary')]).toEqual(['no-store', 'Cookie']);
  const names = [...browser.cookies(SHOP).keys()].sort();
  expect(names).toEqual([expect.stringMatching(/^__Host-cartwright-session-\d{13}$/), 'own']);
}
