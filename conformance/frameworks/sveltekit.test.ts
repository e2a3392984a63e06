import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, test } from 'vitest';
import type { Site } from '../../packages/identity/src/testing/browser.js';
import { isFull } from '../../scripts/lib/scope.js';
import { prepareRecipe, recipe, visit, type RecipeBuild } from './recipe.js';

const createFiles = ({ conditions }: RecipeBuild) => ({
  'package.json': '{ "type": "module", "private": true }',
  'svelte.config.js': 'export default {};',
  'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import { defaultServerConditions } from 'vite';
const conditions = [${conditions.map((name) => `'${name}', `).join('')}...defaultServerConditions];
export default { plugins: [sveltekit()], ssr: { noExternal: /^@cartwright/, resolve: { conditions } } };`,
  'src/app.html': '<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
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

let target: RecipeBuild;

beforeAll(async () => {
  target = await prepareRecipe('@sveltejs/kit', '@sveltejs/vite-plugin-svelte', 'svelte', 'vite');
}, 300_000);
afterAll(() => rmSync(target.folder, { recursive: true }));

/** The application as it is deployed: a function from a request to its response. */
async function build(): Promise<Site> {
  const app = target.folder;
  for (const [name, text] of Object.entries(createFiles(target))) {
    mkdirSync(dirname(join(app, name)), { recursive: true });
    writeFileSync(join(app, name), text);
  }
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
  await server.init({ env: {} });
  return (request) => server.respond(request, { getClientAddress: () => '127.0.0.1' });
}

// Not in a sample: SvelteKit's build takes several seconds.
test.runIf(isFull)(
  'SvelteKit, built for production with the recipe of the guide: sign-in and a member page',
  { timeout: 180_000 },
  () => visit(build),
);
