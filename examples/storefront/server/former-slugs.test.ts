import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { onCategoryUpdated } from '@cartwright/stores/categories';
import { onProductCreated, onProductDeleted, onProductUpdated } from '@cartwright/stores/products-v3';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormerSlugs, type FormerSlug, type FormerSlugs } from './former-slugs.js';

const signer = await createEventSigner();
const onError = vi.fn();
let saved: readonly FormerSlug[];
let slugs: FormerSlugs;

const open = () =>
  createFormerSlugs({
    ...{ publicKey: signer.publicKey, onError, saved },
    save: (all) => {
      saved = all;
      return Promise.resolve();
    },
  });

beforeEach(() => {
  saved = [];
  slugs = open();
});

const receive = async (event: Promise<string>): Promise<number> => {
  const request = new Request('https://shop.example/api/webhooks', { method: 'POST', body: await event });
  return (await slugs.respond(request)).status;
};
const rename = (before: string, slug: string) =>
  receive(signer.signEvent(onProductUpdated, { entity: { slug }, modifiedFields: { slug: before } }));
const create = (slug: string) => receive(signer.signEvent(onProductCreated, { entity: { slug } }));
const remove = (slug: string) => receive(signer.signEvent(onProductDeleted, { entity: { slug } }));
const find = (slug: string) => slugs.find(`/products/${slug}`);

test('a renamed page is found by all of its former slugs, also after a restart', async () => {
  expect(await rename('pot', 'teapot')).toBe(200);
  await rename('teapot', 'quiet-teapot');
  slugs = open();
  expect([await find('pot'), await find('teapot')]).toEqual(['/products/quiet-teapot', '/products/quiet-teapot']);
  expect([await find('quiet-teapot'), await find('mug')]).toEqual([undefined, undefined]);
});

test('a deleted page is gone under all of its slugs', async () => {
  await rename('pot', 'teapot');
  await remove('teapot');
  expect([await find('pot'), await find('teapot')]).toEqual([null, null]);
});

test('a slug that is used again leads nowhere else', async () => {
  await remove('pot');
  await create('pot');
  expect(await find('pot')).toBeUndefined();
  await rename('pot', 'teapot');
  await rename('teapot', 'pot');
  expect([await find('pot'), await find('teapot')]).toEqual([undefined, '/products/pot']);
});

test('collections have separate paths, and other changes mean nothing', async () => {
  const renamed = { entity: { slug: 'kitchen' }, modifiedFields: { slug: 'table' } };
  expect(await receive(signer.signEvent(onCategoryUpdated, renamed))).toBe(200);
  expect(await slugs.find('/collections/table')).toBe('/collections/kitchen');
  await receive(signer.signEvent(onProductUpdated, { entity: { slug: 'pot' }, modifiedFields: { name: 'Pot' } }));
  expect(saved).toEqual([['/collections/table', '/collections/kitchen']]);
});

test('a forged webhook is refused', async () => {
  const forger = await createEventSigner();
  expect(await receive(forger.signEvent(onProductDeleted, { entity: { slug: 'pot' } }))).toBe(401);
  expect(await find('pot')).toBeUndefined();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid_jwt' }));
});

test('the oldest of more than 10,000 are forgotten', async () => {
  saved = Array.from({ length: 10_000 }, (_, index): FormerSlug => [`/products/p${index}`, null]);
  slugs = open();
  await remove('pot');
  expect(saved).toHaveLength(10_000);
  expect([await find('p0'), await find('p1'), await find('pot')]).toEqual([undefined, null, null]);
});

test('an event that cannot be saved is delivered again', async () => {
  slugs = createFormerSlugs({
    ...{ publicKey: signer.publicKey, onError },
    save: () => Promise.reject(new Error('The disk is full.')),
  });
  expect(await remove('pot')).toBe(500);
});
