import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as router from 'react-router';
import { afterAll, beforeAll, test } from 'vitest';
import type { Site } from '../../packages/identity/src/testing/browser.js';
import { prepareRecipe, recipe, visit, type RecipeBuild } from './recipe.js';

let target: RecipeBuild;

beforeAll(async () => {
  target = await prepareRecipe('react', 'react-dom', 'react-router');
}, 300_000);
afterAll(() => rmSync(target.folder, { recursive: true }));

/** The application, with a page beside what the recipe has, and the server that React Router makes of it. */
const application = `${recipe('React Router')}
import { fetchWithAuth } from '@cartwright/core';
import { createRequestHandler } from 'react-router';

const account = async ({ context }) => {
  const shop = context.get(shopContext);
  let name = 'nobody';
  if (shop.auth.loggedIn()) {
    name = (await (await shop.use(fetchWithAuth)('/members/v1/members/my')).json()).member.profile.nickname;
  }
  return new Response('<p>' + name + '</p>', { headers: { 'set-cookie': 'own=1; Path=/' } });
};
const child = (path, loader) => ({ id: path, parentId: 'root', path, module: { loader } });
const routes = [
  { id: 'root', path: '', module: { middleware: [withShop], default: () => null } },
  child('login', loginLoader),
  child('auth/callback', callbackLoader),
  child('account', account),
  child('about', () => new Response('about')),
];

export const handle = createRequestHandler({
  entry: { module: { default: () => new Response('A page') } },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}, 'production');
`;

async function open(): Promise<Site> {
  const outfile = join(target.folder, 'server.mjs');
  await build({
    stdin: { contents: application, loader: 'ts', resolveDir: target.folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: [...target.conditions],
    external: ['react-router', 'jose'],
    outfile,
    logLevel: 'error',
  });
  const { handle } = (await import(pathToFileURL(outfile).href)) as { handle: router.RequestHandler };
  return (request) => handle(request);
}

test('React Router, its server with the recipe of the guide: sign-in and a member page', () => visit(open));
