import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { formerSlugsContext } from './contexts.js';
import { missingPage } from './missing-page.server.js';

const found: Readonly<Record<string, string | null>> = {
  '/products/teapot': '/products/tea pot?',
  '/collections/tea': null,
};

function open(knowsSlugs: boolean) {
  const context = new RouterContextProvider();
  const slugs = { find: (path: string) => Promise.resolve(found[path]), respond: () => Promise.reject(new Error()) };
  context.set(formerSlugsContext, knowsSlugs ? slugs : undefined);
  return context;
}

test('a page with another slug is redirected, without a lasting copy in caches', async () => {
  const response = (await missingPage(open(true), 'product', 'teapot')) as Response;
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    ...[301, '/products/tea%20pot%3F', 'no-cache'],
  ]);
});

test('a deleted page is gone, and any other one is not found', async () => {
  expect(await missingPage(open(true), 'collection', 'tea')).toMatchObject({ init: { status: 410 } });
  expect(await missingPage(open(true), 'product', 'mug')).toMatchObject({ init: { status: 404 } });
  expect(await missingPage(open(false), 'product', 'teapot')).toMatchObject({ init: { status: 404 } });
});
