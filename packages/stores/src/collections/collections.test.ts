import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { respond, stubFetch, type StubResponse } from '../../../core/src/testing/stub-fetch.js';
import { collections } from '../index.js';

function open(...responses: StubResponse[]) {
  const { fetch, sent } = stubFetch(...responses);
  return { collections: createClient({ modules: { collections }, fetch }).collections, sent };
}

const time = '2026-01-02T03:04:05.000Z';
const wire = () => ({ id: 'c', name: 'Mugs', slug: 'mugs', lastUpdated: time });
const collection = { _id: 'c', name: 'Mugs', slug: 'mugs', lastUpdated: new Date(time) };

test('getCollection returns the collection', async () => {
  const { collections: module, sent } = open({ collection: wire() });
  expect(await module.getCollection('c')).toEqual(collection);
  expect(sent[0]).toMatchObject({ method: 'GET', url: { pathname: '/v2/collections/c' } });
});

test('getCollectionBySlug returns a response with the collection', async () => {
  const { collections: module, sent } = open({ collection: wire() });
  expect(await module.getCollectionBySlug('große mugs')).toEqual({ collection });
  expect(sent[0]).toMatchObject({ url: { pathname: '/v2/collections/slug/gro%C3%9Fe%20mugs' } });
});

test('an unknown slug fails with status 404 and no application code', async () => {
  const { collections: module } = open(respond(404, { message: 'not found' }));
  await expect(module.getCollectionBySlug('x')).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
    details: { applicationError: { code: 404 } },
  });
});

test('queries', async () => {
  const { collections: module, sent } = open({ collections: [wire()], metadata: { total: 1 } });
  const page = await module.queryCollections().startsWith('name', 'M').ne('_id', 'x').ascending('_id').limit(10).find();
  expect(page.items).toEqual([collection]);
  expect(await module.queryCollections({})).toEqual({ collections: [collection], metadata: { total: 1 } });
  expect(sent[0]).toMatchObject({ method: 'GET', url: { pathname: '/v2/collections/query' } });
  const query: unknown = JSON.parse(Buffer.from(sent[0]?.url.searchParams.get('.r') ?? '', 'base64url').toString());
  expect(query).toEqual({
    query: {
      filter: { $and: [{ name: { $startsWith: 'M' } }, { id: { $ne: 'x' } }] },
      sort: [{ fieldName: 'id', order: 'ASC' }],
      paging: { limit: 10, offset: 0 },
    },
  });
});
