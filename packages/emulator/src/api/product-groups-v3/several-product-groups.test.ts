import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, getCodes } from '../../testing/catalog-v3.js';
import { GroupStore, type TestGroup, red, shirt, unknownId } from '../../testing/product-groups-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: GroupStore;
beforeEach(async () => {
  store = await GroupStore.open();
});

describe('several product groups', () => {
  test('are created, updated and deleted, each with its own result', async () => {
    const group = { name: 'Shirts', groupingCustomizationId: store.customizationId };
    const created = await store.call('POST', 'bulk/product-groups/create', {
      productGroups: [group, { ...group, groupingCustomizationId: unknownId }, group],
      returnEntity: true,
      fields: ['GROUPING_CUSTOMIZATION'],
    });
    expect(getCodes(created)).toEqual([undefined, 'CUSTOMIZATION_NOT_FOUND', undefined]);
    expect(created.body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 });
    const [first, , third] = created.body.results.map(({ item }) => item);
    expect(first).toMatchObject({ name: 'Shirts', groupingCustomization: { name: 'Color' } });
    const updated = await store.call('POST', 'bulk/product-groups/update', {
      productGroups: [
        { productGroup: { id: first?.id, revision: '1', name: 'Tops' } },
        { productGroup: { id: third?.id, revision: '4', name: 'Tops' } },
      ],
      returnEntity: true,
    });
    expect(getCodes(updated)).toEqual([undefined, 'INVALID_REVISION']);
    expect(updated.body.results[0]?.item).toMatchObject({ name: 'Tops', revision: '2' });
    const productGroupIds = [first?.id, unknownId];
    const deleted = await store.call('POST', 'bulk/product-groups/delete', { productGroupIds });
    expect(getCodes(deleted)).toEqual([undefined, 'PRODUCT_GROUP_NOT_FOUND']);
  });

  test('have their tags changed by ID and by filter', async () => {
    const [first, second] = [await store.createGroup({ handle: 'one' }), await store.createGroup({ handle: 'two' })];
    const tags = (publicIds: string[], privateIds: string[] = []) => ({
      publicTags: { tagIds: publicIds },
      privateTags: { tagIds: privateIds },
    });
    const productGroupIds = [first.id, unknownId];
    const byId = (changes: object) =>
      store.call('POST', 'bulk/product-groups/update-tags', { productGroupIds, ...changes });
    expect(getCodes(await byId({ assignTags: tags(['a', 'b'], ['c']) }))).toEqual([
      undefined,
      'PRODUCT_GROUP_NOT_FOUND',
    ]);
    await byId({ assignTags: tags(['a']), unassignTags: tags(['a', 'b']) });
    expect(await store.getGroup(first.id)).toMatchObject({ tags: tags(['a'], ['c']), revision: '3' });
    const byFilter = (filter: unknown, changes: object) =>
      store.call('POST', 'bulk/product-groups/update-tags-by-filter', { filter, ...changes });
    const { body } = await byFilter({ handle: 'two' }, { assignTags: tags(['d']) });
    expect(body['jobId']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await store.getGroup(second.id))['tags']).toEqual(tags(['d']));
    await byFilter({}, { unassignTags: tags(['a', 'd']) });
    expect((await store.getGroup(first.id))['tags']).toEqual(tags([], ['c']));
    for (const empty of [await byId({ assignTags: tags([]) }), await byFilter({}, {})]) {
      expect([empty.status, getCode(empty)]).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS']);
    }
    expect(getCode(await byFilter(undefined, { assignTags: tags(['d']) }))).toBe('REQUIRED_FIELD');
    expect((await byFilter({ name: 'Shirts' }, { assignTags: tags(['d']) })).body.message).toBe(
      "Field 'name' is not declared as filterable",
    );
  });

  test('are queried by ID and handle, newest first', async () => {
    for (const [index, handle] of ['one', 'two', 'three'].entries()) {
      store.emulator.clock().freeze(new Date(Date.UTC(2027, 0, 1 + index)));
      await store.createGroup({ handle });
    }
    const handles = async (query: object) =>
      ((await store.query('product-groups/query', { query })).body['productGroups'] as TestGroup[]).map(
        ({ handle }) => handle,
      );
    expect(await handles({})).toEqual(['three', 'two', 'one']);
    expect(await handles({ filter: { handle: { $startsWith: 't' } } })).toEqual(['three', 'two']);
    const { body } = await store.call('POST', 'product-groups/query', { query: { cursorPaging: { limit: 2 } } });
    expect(body.pagingMetadata).toMatchObject({ count: 2, hasNext: true });
    expect(await handles({ cursorPaging: { cursor: body.pagingMetadata.cursors.next } })).toEqual(['one']);
    const message = async (query: object) => (await store.query('product-groups/query', { query })).body.message;
    expect(await message({ filter: { name: 'a' } })).toBe("Field 'name' is not declared as filterable");
    expect(await message({ sort: [{ fieldName: 'handle' }] })).toBe("Field 'handle' is not declared as sortable");
  });

  test('are searched by name and members, and aggregated', async () => {
    const [shirts, hats] = [await store.createGroup({ name: 'Shirts' }), await store.createGroup({ name: 'Hats' })];
    const { id } = await store.create(shirt(red));
    await store.assign(shirts.id, [id]);
    const search = async (request: object) => {
      const { body } = await store.query('product-groups/search', { search: request });
      return { names: (body['productGroups'] as TestGroup[]).map(({ name }) => name), body };
    };
    expect((await search({ search: { expression: 'red' } })).names).toEqual(['Shirts']);
    expect((await search({ search: { expression: 'hats' } })).names).toEqual(['Hats']);
    expect((await search({ filter: { 'members.productId': { $hasSome: [id] } } })).names).toEqual(['Shirts']);
    expect((await search({ sort: [{ fieldName: 'name', order: 'ASC' }] })).names).toEqual(['Hats', 'Shirts']);
    const { body } = await search({
      aggregations: [{ name: 'products', type: 'VALUE', fieldPath: 'members.productName' }],
    });
    expect(body['aggregationData']).toMatchObject({
      results: [{ name: 'products', values: { results: [{ value: 'Red shirt', count: 1 }] } }],
    });
    expect((await search({ filter: { id: hats.id } })).names).toEqual(['Hats']);
    expect(getCode(await store.call('POST', 'product-groups/search', {}))).toBe('REQUIRED_FIELD');
  });

  test('are read by visitors, and changed by merchants', async () => {
    const { id } = await store.createGroup();
    const visitor = await newShopper(store.emulator);
    const getStatus = async (method: string, path: string, body?: unknown) =>
      (await visitor.call(method, `/stores/v3/${path}`, body)).status;
    expect(await getStatus('GET', `product-groups/${id}`)).toBe(200);
    expect(await getStatus('POST', 'product-groups/query', {})).toBe(200);
    expect(await getStatus('POST', 'product-groups/search', { search: {} })).toBe(200);
    const writes = ['create', 'update', 'delete', 'update-tags', 'update-tags-by-filter'];
    for (const path of [
      ...['product-groups', 'product-groups/assign-products', 'product-groups/unassign-products'],
      ...writes.map((action) => `bulk/product-groups/${action}`),
    ]) {
      expect(await getStatus('POST', path, {})).toBe(403);
    }
    expect(await getStatus('PATCH', `product-groups/${id}`, {})).toBe(403);
    expect(await getStatus('DELETE', `product-groups/${id}`)).toBe(403);
  });
});
