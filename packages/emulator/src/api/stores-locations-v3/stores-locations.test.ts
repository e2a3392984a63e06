import { beforeEach, expect, test } from 'vitest';
import { type Entity, TestCatalog, getCode } from '../../testing/catalog-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: TestCatalog;
beforeEach(() => {
  store = new TestCatalog();
});

test('a store has one location, which is the default one', async () => {
  const { body } = await store.call('GET', 'locations/default');
  const location = body['storesLocation'] as Entity;
  expect(location).toMatchObject({ revision: '1', locationType: 'VIRTUAL', defaultLocation: true });
  expect((await store.call('GET', `locations/${location.id}`)).body).toEqual(body);
  const queried = await store.call('POST', 'locations/query', {});
  expect(queried.body).toEqual({
    storesLocations: [location],
    pagingMetadata: { count: 1, cursors: {}, hasNext: false },
  });
});

test('locations can be filtered and sorted by the declared fields', async () => {
  const query = (payload: object) => store.call('POST', 'locations/query', { query: payload });
  const found = await query({
    filter: { defaultLocation: true, locationType: { $in: ['VIRTUAL'] } },
    sort: [{ fieldName: 'name', order: 'ASC' }],
  });
  expect(found.body['storesLocations']).toHaveLength(1);
  expect((await query({ filter: { locationType: 'PHYSICAL' } })).body['storesLocations']).toEqual([]);
  const undeclared = await query({ sort: [{ fieldName: 'wixLocationId', order: 'ASC' }] });
  expect(undeclared.body.message).toContain("Field 'wixLocationId' is not declared as sortable");
  expect(getCode(await query({ cursorPaging: { limit: 101 } }))).toBe('MAX');
});

test('visitors can read locations, and an unknown one is not found', async () => {
  const visitor = await newShopper(store.emulator);
  expect((await visitor.call('GET', '/stores/v3/locations/default')).status).toBe(200);
  const unknown = await store.call('GET', 'locations/none');
  expect([unknown.status, getCode(unknown)]).toEqual([404, 'STORES_LOCATION_NOT_FOUND']);
});
