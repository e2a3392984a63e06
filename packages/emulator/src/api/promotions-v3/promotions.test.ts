import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, type Entity, TestCatalog, getCode, getCodes } from '../../testing/catalog-v3.js';
import { newShopper } from '../../testing/shopper.js';

const unknownId = '9a8d42a3-6f5e-4f6a-8f2a-0d1a8f2f8f11';
const media = { id: 'aa_banner.jpg' };
const tags = (publicIds: readonly string[], privateIds: readonly string[] = []) => ({
  publicTags: { tagIds: publicIds },
  privateTags: { tagIds: privateIds },
});

let store: TestCatalog;
beforeEach(() => {
  store = new TestCatalog();
});

const getPromotion = ({ body, status }: CatalogResponse): Entity => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['promotion'] as Entity;
};
const tryCreate = (fields: object) =>
  store.call('POST', 'promotions', { promotion: { name: 'Sale', media, ...fields } });
const create = async (fields: object = {}) => getPromotion(await tryCreate(fields));
const get = async (id: string) => getPromotion(await store.call('GET', `promotions/${id}`));
const update = (id: string, promotion: object, more: object = {}) =>
  store.call('PATCH', `promotions/${id}`, { promotion, ...more });
const bulk = (action: string, body: object) => store.call('POST', `bulk/promotions/${action}`, body);

describe('promotions', () => {
  test('are created, read, updated and deleted, with an event for each change', async () => {
    const created = await create({
      destinationUrl: 'https://example.com/sale',
      extendedFields: { namespaces: { app: { a: 1 } } },
      revision: '7',
      categories: [{ id: unknownId, position: 2 }],
    });
    expect(created).toMatchObject({
      name: 'Sale',
      revision: '1',
      enabled: false,
      destinationUrl: 'https://example.com/sale',
      tags: tags([]),
      extendedFields: { namespaces: { app: { a: 1 } } },
      categories: [{ id: unknownId, position: 2, appliedToSubcategories: false }],
      media: { id: 'aa_banner.jpg', mediaType: 'IMAGE', image: { id: 'aa_banner.jpg' } },
    });
    const changes = { revision: '1', enabled: true, destinationUrl: null, media: { altText: 'Sale' } };
    const updated = getPromotion(await update(created.id, changes));
    expect(updated).toMatchObject({
      name: 'Sale',
      revision: '2',
      enabled: true,
      categories: created['categories'],
      media: { id: 'aa_banner.jpg', altText: 'Sale' },
    });
    expect(updated).not.toHaveProperty('destinationUrl');
    expect(await get(created.id)).toEqual(updated);
    expect((await store.call('DELETE', `promotions/${created.id}`)).body).toEqual({});
    expect(getCode(await store.call('GET', `promotions/${created.id}`))).toBe('PROMOTION_NOT_FOUND');
    expect(store.eventTypes(created.id)).toEqual(['promotion_created', 'promotion_updated', 'promotion_deleted']);
    expect(store.emulator.events().at(-2)?.payload).toMatchObject({
      updatedEvent: { currentEntity: updated, modifiedFields: { enabled: false } },
    });
  });

  test('take images from URLs, with a name', async () => {
    const { id, media: imported } = await create({
      media: { url: 'https://example.com/banner.png', displayName: 'Banner', altText: 'Sale' },
      enabled: true,
    });
    expect(imported).toMatchObject({
      displayName: 'Banner',
      altText: 'Sale',
      mediaType: 'IMAGE',
      image: { url: 'https://example.com/banner.png' },
    });
    expect(await get(id)).toMatchObject({ enabled: true });
    const returned = getPromotion(await update(id, { revision: '1', media: imported }));
    expect(returned['media']).toEqual(imported);
    const replaced = getPromotion(await update(id, { revision: '2', media }));
    expect(replaced['media']).not.toHaveProperty('displayName');
  });

  test('refuse invalid fields', async () => {
    expect(getCode(await store.call('POST', 'promotions', {}))).toBe('REQUIRED_FIELD');
    expect(getCode(await tryCreate({ name: undefined }))).toBe('REQUIRED_FIELD');
    expect(getCode(await tryCreate({ name: 'a'.repeat(51) }))).toBe('MAX_LENGTH');
    expect(getCode(await tryCreate({ media: undefined }))).toBe('REQUIRED_FIELD');
    expect(getCode(await tryCreate({ media: {} }))).toBe('REQUIRED_ONE_OF_FIELD');
    expect(getCode(await tryCreate({ media: { url: 'banner.png' } }))).toBe('FORMAT');
    expect(getCode(await tryCreate({ media: { url: 'https://example.com/film.mp4' } }))).toBe('FORMAT');
    expect(getCode(await tryCreate({ destinationUrl: 'javascript:alert(1)' }))).toBe('FORMAT');
    expect(getCode(await tryCreate({ categories: [{ id: unknownId }] }))).toBe('REQUIRED_FIELD');
    expect(getCode(await tryCreate({ categories: [{ position: 1 }] }))).toBe('REQUIRED_FIELD');
    expect(getCode(await tryCreate({ categories: [{ id: unknownId, position: 0 }] }))).toBe('MIN');
    expect(getCode(await tryCreate({ categories: [{ id: unknownId, position: 1.5 }] }))).toBe('DECIMAL_MAX_SCALE');
    expect(getCode(await tryCreate({ tags: tags(Array.from({ length: 101 }, String)) }))).toBe('MAX_SIZE');
  });

  test('refuse images that do not exist, and categories that are assigned twice', async () => {
    const { id } = await create();
    const twice = { categories: [1, 2].map((position) => ({ id: unknownId, position })) };
    const videoId = 'ab12cd_0123456789abcdef0123456789abcdef';
    for (const refused of [
      await tryCreate({ media: { id: '/' } }),
      await tryCreate({ media: { id: videoId } }),
      await update(id, { revision: '1', media: { id: '/' } }),
    ]) {
      expect([refused.status, getCode(refused)]).toEqual([428, 'MEDIA_NOT_FOUND']);
    }
    for (const refused of [await tryCreate(twice), await update(id, { revision: '1', ...twice })]) {
      expect([refused.status, getCode(refused)]).toEqual([428, 'DUPLICATE_CATEGORY_ASSIGNMENT']);
    }
    expect(getCodes(await bulk('create', { promotions: [{ name: 'Sale', media, ...twice }] }))).toEqual([
      'DUPLICATE_CATEGORY_ASSIGNMENT',
    ]);
  });

  test('always have an image', async () => {
    const { id } = await create();
    const removals = [
      await update(id, { revision: '1', media: null }),
      await update(id, { revision: '1' }, { fieldMask: ['media'] }),
    ];
    for (const refused of removals) {
      expect([refused.status, getCode(refused)]).toEqual([428, 'MEDIA_REMOVAL_NOT_ALLOWED']);
    }
    const updated = await bulk('update', { promotions: [{ promotion: { id, revision: '1', media: null } }] });
    expect(getCodes(updated)).toEqual(['MEDIA_REMOVAL_NOT_ALLOWED']);
  });

  test('require the current revision of an update', async () => {
    const { id } = await create();
    expect(getCode(await update(id, { name: 'Deals' }))).toBe('REQUIRED_FIELD');
    const outdated = await update(id, { revision: '7', name: 'Deals' });
    expect([outdated.status, getCode(outdated)]).toEqual([409, 'INVALID_REVISION']);
    expect(getCode(await update(id, { revision: '1', name: null }))).toBe('REQUIRED_FIELD');
    expect(getCode(await update(unknownId, { revision: '1' }))).toBe('PROMOTION_NOT_FOUND');
  });

  test('are limited to 5,000', async () => {
    const promotions = Array.from({ length: 100 }, () => ({ name: 'Sale', media }));
    for (let call = 0; call < 50; call++) await bulk('create', { promotions });
    const refused = await tryCreate({});
    expect([refused.status, getCode(refused)]).toEqual([428, 'PROMOTIONS_LIMIT_EXCEEDED']);
    expect(getCodes(await bulk('create', { promotions: [{ name: 'Sale', media }] }))).toEqual([
      'PROMOTIONS_LIMIT_EXCEEDED',
    ]);
  });
});

describe('several promotions', () => {
  test('are created, updated and deleted, each with its own result', async () => {
    const created = await bulk('create', {
      promotions: [{ name: 'Sale', media }, { name: 'Deals' }],
      returnEntity: true,
    });
    expect(getCodes(created)).toEqual([undefined, 'INVALID_ARGUMENT']);
    expect(created.body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 });
    const item = created.body.results[0]?.item;
    expect(item).toMatchObject({ name: 'Sale', media });
    const promotions = [
      { promotion: { id: item?.id, revision: '1', name: 'Deals' } },
      { promotion: { id: unknownId, revision: '1' } },
    ];
    const updated = await bulk('update', { promotions, returnEntity: true });
    expect(getCodes(updated)).toEqual([undefined, 'PROMOTION_NOT_FOUND']);
    expect(updated.body.results[0]?.item).toMatchObject({ name: 'Deals', revision: '2' });
    const deleted = await bulk('delete', { promotionIds: [item?.id, unknownId] });
    expect(getCodes(deleted)).toEqual([undefined, 'PROMOTION_NOT_FOUND']);
    expect((await store.query('promotions/query', {})).body['promotions']).toEqual([]);
  });

  test('have their tags changed by ID and by filter, with an event for each change', async () => {
    const [first, second] = [await create({ tags: tags(['a']) }), await create({ enabled: true })];
    const promotionIds = [first.id, unknownId];
    const changes = { assignTags: tags(['b'], ['c']), unassignTags: tags(['a', 'b']) };
    const changed = await bulk('update-tags', { promotionIds, ...changes, returnEntity: true });
    expect(getCodes(changed)).toEqual([undefined, 'PROMOTION_NOT_FOUND']);
    expect(changed.body.results[0]?.item).toMatchObject({ tags: tags(['b'], ['c']), revision: '2' });
    expect(store.emulator.events().at(-1)).toMatchObject({
      type: 'wix.stores.catalog.v3.promotion_tags_modified',
      payload: {
        actionEvent: {
          body: {
            promotion: changed.body.results[0]?.item,
            assignedTags: tags(['b'], ['c']),
            unassignedTags: tags(['a']),
          },
        },
      },
    });
    const { body } = await bulk('update-tags-by-filter', { filter: { enabled: true }, assignTags: tags(['d']) });
    expect(body['jobId']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get(second.id))['tags']).toEqual(tags(['d']));
    await bulk('update-tags-by-filter', { filter: {}, unassignTags: tags(['b', 'd']) });
    expect((await get(first.id))['tags']).toEqual(tags([], ['c']));
    expect(store.eventTypes(first.id)).toEqual([
      ...['promotion_created', 'promotion_tags_modified', 'promotion_tags_modified'],
    ]);
    for (const empty of [
      await bulk('update-tags', { promotionIds, assignTags: tags([]) }),
      await bulk('update-tags-by-filter', { filter: {} }),
    ]) {
      expect([empty.status, getCode(empty)]).toEqual([400, 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS']);
    }
    expect(getCode(await bulk('update-tags-by-filter', { assignTags: tags(['d']) }))).toBe('REQUIRED_FIELD');
  });

  test('are queried, searched and aggregated', async () => {
    for (const [index, name] of ['Spring sale', 'Summer sale', 'Gifts'].entries()) {
      store.emulator.clock().freeze(new Date(Date.UTC(2027, 0, 1 + index)));
      await create({ name, enabled: index > 0, tags: tags([`t${index}`], ['secret']) });
    }
    const getNames = ({ body }: CatalogResponse) => (body['promotions'] as Entity[]).map(({ name }) => name);
    const query = async (request: object) => getNames(await store.query('promotions/query', { query: request }));
    expect(await query({})).toEqual(['Gifts', 'Summer sale', 'Spring sale']);
    expect(await query({ filter: { enabled: true }, sort: [{ fieldName: 'createdDate' }] })).toEqual([
      ...['Summer sale', 'Gifts'],
    ]);
    expect(await query({ filter: { 'tags.publicTags.tagIds': { $hasSome: ['t0', 't2'] } } })).toEqual([
      ...['Gifts', 'Spring sale'],
    ]);
    const byName = await store.call('POST', 'promotions/query', { query: { filter: { name: 'Gifts' } } });
    expect(byName.body.message).toBe("Field 'name' is not declared as filterable");
    const search = (request: object) => store.call('POST', 'promotions/search', { search: request });
    expect(getNames(await search({ search: { expression: 'sale' }, filter: { enabled: false } }))).toEqual([
      'Spring sale',
    ]);
    const aggregation = { name: 'enabled', type: 'VALUE', fieldPath: 'enabled' };
    const { body } = await search({ aggregations: [aggregation], cursorPaging: { limit: 1 } });
    expect(body['aggregationData']).toMatchObject({
      results: [{ name: 'enabled', values: { results: [{ count: 2 }, { count: 1 }] } }],
    });
    expect(body.pagingMetadata).toMatchObject({ count: 1, hasNext: true });
    expect(getCode(await store.call('POST', 'promotions/search', {}))).toBe('REQUIRED_FIELD');
  });

  test('are read by visitors without private tags, and changed by merchants', async () => {
    const { id } = await create({ tags: tags(['a'], ['secret']) });
    const visitor = await newShopper(store.emulator);
    const call = async (method: string, path: string, body?: unknown) =>
      (await visitor.call(method, `/stores/v3/${path}`, body)) as unknown as CatalogResponse;
    expect(getPromotion(await call('GET', `promotions/${id}`))['tags']).toEqual({ publicTags: { tagIds: ['a'] } });
    expect((await call('POST', 'promotions/query', {})).status).toBe(200);
    expect((await call('POST', 'promotions/search', { search: {} })).status).toBe(200);
    const filter = { 'tags.privateTags.tagIds': { $hasSome: ['secret'] } };
    expect((await call('POST', 'promotions/query', { query: { filter } })).status).toBe(400);
    expect((await store.query('promotions/query', { query: { filter } })).body['promotions']).toHaveLength(1);
    const writes = ['create', 'update', 'delete', 'update-tags', 'update-tags-by-filter'];
    for (const path of ['promotions', ...writes.map((action) => `bulk/promotions/${action}`)]) {
      expect((await call('POST', path, {})).status).toBe(403);
    }
    expect((await call('PATCH', `promotions/${id}`, {})).status).toBe(403);
    expect((await call('DELETE', `promotions/${id}`)).status).toBe(403);
  });
});
