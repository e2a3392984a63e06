import type { EventMetadata } from '@cartwright/core';
import { createWebhooks, type Webhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { onCategoryUpdated } from '@cartwright/stores/categories';
import { onProductCreated, onProductDeleted, onProductUpdated } from '@cartwright/stores/products-v3';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormerSlugs, type FormerSlug, type FormerSlugs } from './former-slugs.js';

const signer = await createEventSigner();
const onError = vi.fn();
let saved: readonly FormerSlug[];
let slugs: FormerSlugs;
let webhooks: Webhooks;

const open = () => {
  webhooks = createWebhooks({ publicKey: signer.publicKey });
  return createFormerSlugs(webhooks, {
    saved,
    save: (all) => {
      saved = all;
      return Promise.resolve();
    },
  });
};

beforeEach(() => {
  saved = [];
  slugs = open();
});

const receive = async (event: Promise<string>): Promise<number> => {
  const request = new Request('https://shop.example/api/webhooks', { method: 'POST', body: await event });
  return (await webhooks.respond(request, onError)).status;
};
/** Metadata of the next event of a product. */
let sequence = 0;
const next = (entityId: string): EventMetadata => {
  sequence += 1;
  const eventTime = new Date(Date.parse('2026-11-01') + sequence * 1000);
  return { entityId, entityEventSequence: String(sequence), eventTime };
};

const rename = (before: string, slug: string, id = 'a') =>
  receive(
    signer.signEvent(onProductUpdated, { entity: { slug }, modifiedFields: { slug: before }, metadata: next(id) }),
  );
const create = (slug: string, id = 'a') =>
  receive(signer.signEvent(onProductCreated, { entity: { slug }, metadata: next(id) }));
const remove = (slug: string, id = 'a') =>
  receive(signer.signEvent(onProductDeleted, { entity: { slug }, metadata: next(id) }));
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
  await create('pot', 'b');
  expect(await find('pot')).toBeUndefined();
  await rename('pot', 'teapot', 'b');
  await rename('teapot', 'pot', 'b');
  expect([await find('pot'), await find('teapot')]).toEqual([undefined, '/products/pot']);
});

test('collections have separate paths, and other changes mean nothing', async () => {
  const renamed = { entity: { slug: 'kitchen' }, modifiedFields: { slug: 'table' }, metadata: next('a') };
  expect(await receive(signer.signEvent(onCategoryUpdated, renamed))).toBe(200);
  expect(await slugs.find('/collections/table')).toBe('/collections/kitchen');
  await receive(signer.signEvent(onProductUpdated, { entity: { slug: 'pot' }, modifiedFields: { name: 'Pot' } }));
  expect(saved).toMatchObject([{ path: '/collections/table', current: '/collections/kitchen' }]);
});

test('a forged webhook is refused', async () => {
  const forger = await createEventSigner();
  expect(await receive(forger.signEvent(onProductDeleted, { entity: { slug: 'pot' } }))).toBe(401);
  expect(await find('pot')).toBeUndefined();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid_jwt' }));
});

test('the oldest of more than 10,000 are forgotten', async () => {
  const former = { left: 0, current: null, changed: [0, 0] } as const;
  saved = Array.from({ length: 10_000 }, (_, index): FormerSlug => ({
    ...former,
    path: `/products/p${index}`,
    page: `products ${index}`,
  }));
  slugs = open();
  await remove('pot');
  expect(saved).toHaveLength(10_000);
  expect([await find('p0'), await find('p1'), await find('pot')]).toEqual([undefined, null, null]);
});

test('a rename that arrives before an earlier one is not lost', async () => {
  const events = [
    signer.signEvent(onProductUpdated, { entity: { slug: 'b' }, modifiedFields: { slug: 'a' }, metadata: next('a') }),
    signer.signEvent(onProductUpdated, { entity: { slug: 'c' }, modifiedFields: { slug: 'b' }, metadata: next('a') }),
  ];
  for (const event of events.reverse()) await receive(event);
  expect([await find('a'), await find('b'), await find('c')]).toEqual(['/products/c', '/products/c', undefined]);
});

test('saved paths that lead to each other end', async () => {
  const changed = [1, 1] as const;
  saved = [
    { path: '/products/a', page: 'products 1', left: 1, current: '/products/b', changed },
    { path: '/products/b', page: 'products 2', left: 1, current: '/products/a', changed },
  ];
  slugs = open();
  expect([await find('a'), await find('b')]).toEqual(['/products/b', '/products/a']);
});

/** A change of one of four products: a new slug of six, or its deletion. */
const change = fc.record({
  id: fc.constantFrom('1', '2', '3', '4'),
  slug: fc.constantFrom('a', 'b', 'c', 'd', 'e', ''),
});

test('property: every former slug leads to the newest one of its last page, in any order of the events', async () => {
  const orders = fc.infiniteStream(fc.nat());
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 15 }), orders, fc.nat(15), async (changes, order, restart) => {
      saved = [];
      slugs = open();
      // The model: the slug of each product, and the product that had each slug last.
      const current = new Map([1, 2, 3, 4].map((id) => [String(id), `first-${id}`] as [string, string | null]));
      const last = new Map<string, string>();
      const events: Promise<string>[] = [];
      for (const { id, slug } of changes) {
        const before = current.get(id);
        const isTaken = [...current.values()].includes(slug);
        if (!before || isTaken) continue;
        last.set(before, id);
        current.set(id, slug || null);
        const metadata = next(id);
        events.push(
          slug
            ? signer.signEvent(onProductUpdated, { entity: { slug }, modifiedFields: { slug: before }, metadata })
            : signer.signEvent(onProductDeleted, { entity: { slug: before }, metadata }),
        );
      }
      const shuffled = events
        .map((event) => ({ event, position: order.next().value as number }))
        .sort((one, other) => one.position - other.position);
      for (const [index, { event }] of shuffled.entries()) {
        if (index === restart) slugs = open();
        expect(await receive(event)).toBe(200);
      }
      for (const [slug, id] of last) {
        // The page exists, so it is not looked up.
        if ([...current.values()].includes(slug)) continue;
        const newest = current.get(id);
        expect(await find(slug), slug).toBe(newest === null ? null : `/products/${newest}`);
      }
    }),
  );
});

test('an event that cannot be saved is delivered again', async () => {
  webhooks = createWebhooks({ publicKey: signer.publicKey });
  createFormerSlugs(webhooks, { save: () => Promise.reject(new Error('The disk is full.')) });
  expect(await remove('pot')).toBe(500);
});
