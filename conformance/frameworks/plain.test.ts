import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, test } from 'vitest';
import type { Site } from '../../packages/identity/src/testing/browser.js';
import { prepareRecipe, recipe, visit, type RecipeBuild } from './recipe.js';

let target: RecipeBuild;

beforeAll(async () => {
  target = await prepareRecipe();
}, 300_000);
afterAll(() => rmSync(target.folder, { recursive: true }));

const account = `
import { fetchWithAuth } from '@cartwright/core';
const account = async (shop) => {
  let name = 'nobody';
  if (shop.auth.loggedIn()) {
    name = (await (await shop.use(fetchWithAuth)('/members/v1/members/my')).json()).member.profile.nickname;
  }
  return new Response('<p>' + name + '</p>', { headers: { 'set-cookie': 'own=1; Path=/' } });
};
const isAccount = (request) => new URL(request.url).pathname === '/account';
`;

/** Recipes that are plain functions of a request, and how their framework calls them. */
const frameworks = {
  Astro: `${account}
export const handle = (request) => {
  const context = { request, url: new URL(request.url), isPrerendered: request.url.endsWith('/about'), locals: {} };
  return onRequest(context, async () => (isAccount(request) ? account(context.locals.shop) : new Response('about')));
};`,
};

test.each(Object.entries(frameworks))(
  '%s, the recipe of the guide called like its framework does: sign-in and a member page',
  (name, calls) =>
    visit(async () => {
      const outfile = join(target.folder, `${name}.mjs`);
      await build({
        stdin: { contents: recipe(name) + calls, loader: 'ts', resolveDir: target.folder },
        bundle: true,
        platform: 'node',
        format: 'esm',
        conditions: [...target.conditions],
        external: ['jose'],
        outfile,
        logLevel: 'error',
      });
      const { handle } = (await import(pathToFileURL(outfile).href)) as { handle: Site };
      return handle;
    }),
);
