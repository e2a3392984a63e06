import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createEmulator } from '@cartwright/emulator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBrowser, type Site } from '../../packages/identity/src/testing/browser.js';
import { prepareRecipe, recipe, visit, type RecipeBuild } from './recipe.js';

/** Settings of every application. */
const createSettings = ({ conditions }: RecipeBuild) => ({
  'package.json': '{ "type": "module", "private": true }',
  'svelte.config.js': 'export default {};',
  'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import { defaultServerConditions } from 'vite';
const conditions = [${conditions.map((name) => `'${name}', `).join('')}...defaultServerConditions];
export default { plugins: [sveltekit()], ssr: { noExternal: /^@cartwright/, resolve: { conditions } } };`,
  'src/app.html': '<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
});

/** Application with the recipe of the server guide. */
const createRecipe = () => ({
  'src/hooks.server.ts': recipe('SvelteKit'),
  'src/routes/about/+page.svelte': '<p>about</p>',
  'src/routes/account/+page.server.js': `import { fetchWithAuth } from '@cartwright/core';
export const load = async ({ cookies, locals: { shop } }) => {
  cookies.set('own', '1', { path: '/' });
  if (!shop.auth.loggedIn()) return { name: 'nobody' };
  const { member } = await (await shop.use(fetchWithAuth)('/members/v1/members/my')).json();
  return { name: member.profile.nickname };
};`,
  'src/routes/account/+page.svelte': '<script>let { data } = $props();</script><p>{data.name}</p>',
});

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/**
 * Builds an application as it is deployed: a function from a request to its response.
 *
 * @param write - Writes the application's own files into the folder.
 * @param variables - Environment variables that SvelteKit gives to the application.
 */
async function build(write: (folder: string) => void, variables: Record<string, string> = {}): Promise<Site> {
  const target = await prepareRecipe('@sveltejs/kit', '@sveltejs/vite-plugin-svelte', 'svelte', 'vite');
  const app = target.folder;
  onTestFinished(() => rmSync(app, { recursive: true }));
  writeFiles(app, createSettings(target));
  write(app);
  const require = createRequire(join(app, 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: app, env });
  const output = join(app, '.svelte-kit/output/server');
  interface Built {
    Server: new (manifest: unknown) => {
      init(options: object): Promise<void>;
      respond(request: Request, options: object): Promise<Response>;
    };
    manifest: unknown;
  }
  const load = async (name: string) => (await import(pathToFileURL(join(output, name)).href)) as Built;
  const [{ Server }, { manifest }] = await Promise.all([load('index.js'), load('manifest.js')]);
  const server = new Server(manifest);
  await server.init({ env: variables });
  return (request) => server.respond(request, { getClientAddress: () => '127.0.0.1' });
}

// In full only: SvelteKit's build takes several seconds.
test(
  'SvelteKit, built for production with the recipe of the guide: sign-in and a member page',
  { timeout: 400_000 },
  () => visit(() => build((folder) => writeFiles(folder, createRecipe()))),
);

test(
  'SvelteKit with the application of its guide: a product is added, the cart changed, and the checkout and a session started',
  { timeout: 400_000 },
  async () => {
    const [shop, platform] = ['https://shop.example', 'http://localhost:4011'];
    const clients = [{ clientId: 'shop', redirectUris: [`${shop}/auth/callback`] }];
    const emulator = createEmulator({ clients, origin: platform });
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => emulator.fetch(new Request(input, init)));
    onTestFinished(() => void vi.unstubAllGlobals());
    const copy = (folder: string) => cpSync(join(import.meta.dirname, 'sveltekit'), folder, { recursive: true });
    const site = await build(copy, {
      WIX_CLIENT_ID: 'shop',
      SESSION_SECRET: 's'.repeat(32),
      ORIGIN: shop,
      WIX_API_URL: platform,
      MEDIA_URL: `${platform}/media`,
    });
    // By this header, SvelteKit tells the forms of pages from those that scripts send.
    const asPage = (request: Request) => {
      request.headers.set('accept', 'text/html');
      return site(request);
    };
    const browser = createBrowser({ [shop]: asPage, [platform]: (request) => emulator.fetch(request) });
    const open = async (path: string) => (await browser.open(shop + path)).response.text();
    const submit = async (path: string, fields: Record<string, string>, action?: string) => {
      const page = await open(path);
      const { url, response } = await browser.submit(shop + path, action ? `<form action="${action}">` : page, fields);
      return { url, page: await response.text() };
    };

    expect(await open('/')).toMatch(/<img src="http:\/\/localhost:4011\/media\/[^"]+" srcset="/);
    expect((await browser.open(`${shop}/products/none`)).response.status).toBe(404);
    expect(await open('/cart')).toContain('Nothing yet.');
    const added = await submit('/products/espresso-pair', {});
    expect([added.url, added.page]).toEqual([`${shop}/cart`, expect.stringContaining('Espresso')]);
    const [, lineItemId = ''] = /name="lineItemId" value="([^"]+)"/.exec(added.page) ?? [];
    const changed = await submit('/cart', { lineItemId, quantity: '2' }, '?/update');
    expect(changed.page).toMatch(/name="quantity"[^>]* value="2"/);
    expect((await submit('/cart', {}, '?/checkout')).url).toMatch(new RegExp(`^${platform}/.*checkout`));
    expect((await submit('/cart', { lineItemId, quantity: '0' }, '?/update')).page).toContain('Nothing yet.');
    expect((await submit('/products/first-light-mug', { Color: 'Ink' })).page).toContain('This has just sold out.');

    const login = await browser.open(`${shop}/account`);
    const member = { email: 'iris@demo.example', password: 'iris-sings-alto' };
    const account = await browser.submit(login.url, await login.response.text(), member);
    expect([account.url, await account.response.text()]).toEqual([
      `${shop}/account`,
      expect.stringContaining('Hello, Iris'),
    ]);
    await submit('/account', {});
    expect((await browser.open(`${shop}/account`)).url).toMatch(new RegExp(`^${platform}`));
  },
);
