import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createEmulator } from '@cartwright/emulator';
import { afterAll, expect, test } from 'vitest';
import { createBrowser, type Site } from '../../packages/identity/src/testing/browser.js';

const SHOP = 'https://shop.example';
const PLATFORM = 'http://localhost:4010';
const modules = join(import.meta.dirname, '../node_modules');
const app = join(modules, '.frameworks/sveltekit');

/** The code of the guide, but for the site that it is for. */
function recipe(): string {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/servers.md'), 'utf8');
  const code = /### SvelteKit[\s\S]*?```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const site = `{ clientId: 'shop', secrets: ['${'s'.repeat(32)}'], origin: '${SHOP}', apiUrl: '${PLATFORM}' }`;
  return code.replace(/^const site = \{[\s\S]*?\};/m, `const site = { ...${site}, fetch: globalThis.platform };`);
}

const files = {
  'package.json': '{ "type": "module", "private": true }',
  'svelte.config.js': 'export default {};',
  'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import { defaultServerConditions } from 'vite';
const conditions = ['@cartwright/source', ...defaultServerConditions];
export default { plugins: [sveltekit()], ssr: { noExternal: /^@cartwright/, resolve: { conditions } } };`,
  'src/app.html': '<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
  'src/hooks.server.ts': recipe(),
  'src/routes/about/+page.svelte': '<p>about</p>',
  'src/routes/account/+page.server.js': `export const load = async ({ cookies, locals: { shop } }) => {
  cookies.set('own', '1', { path: '/' });
  if (!shop.auth.loggedIn()) return { name: 'nobody' };
  const { member } = await (await shop.fetchWithAuth('/members/v1/members/my')).json();
  return { name: member.profile.nickname };
};`,
  'src/routes/account/+page.svelte': '<script>let { data } = $props();</script><p>{data.name}</p>',
};

/** The application as it is deployed: a function from a request to its response. */
async function build(): Promise<Site> {
  rmSync(app, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, name)), { recursive: true });
    writeFileSync(join(app, name), text);
  }
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  await promisify(execFile)(process.execPath, [join(modules, 'vite/bin/vite.js'), 'build'], { cwd: app, env });
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
  await server.init({ env: {} });
  return (request) => server.respond(request, { getClientAddress: () => '127.0.0.1' });
}

afterAll(() => rmSync(app, { recursive: true, force: true }));

test(
  'SvelteKit, built for production with the recipe of the guide: login, and a page of the member',
  { timeout: 180_000 },
  async () => {
    const clients = [{ clientId: 'shop', redirectUris: [`${SHOP}/auth/callback`] }];
    const emulator = createEmulator({ clients, origin: PLATFORM });
    Object.assign(globalThis, {
      platform: (url: string, init?: RequestInit) => emulator.fetch(new Request(url, init)),
    });
    const browser = createBrowser({ [SHOP]: await build(), [PLATFORM]: (request) => emulator.fetch(request) });

    const about = await browser.send(`${SHOP}/about`);
    expect([about.status, about.headers.get('cache-control'), about.headers.getSetCookie()]).toEqual([200, null, []]);
    expect(await (await browser.send(`${SHOP}/account`)).text()).toContain('<p>nobody</p>');

    const page = await browser.open(`${SHOP}/login`);
    const fields = { email: 'iris@demo.example', password: 'iris-sings-alto' };
    const end = await browser.submit(page.url, await page.response.text(), fields);
    expect(end.url).toBe(`${SHOP}/account`);
    expect(await end.response.text()).toContain('<p>Iris</p>');
    expect([end.response.headers.get('cache-control'), end.response.headers.get('vary')]).toEqual([
      'no-store',
      'Cookie',
    ]);
    expect([...browser.cookies(SHOP).keys()].sort()).toEqual(['__Host-cartwright-session', 'own']);
  },
);
