import { beforeEach, describe, expect, test } from 'vitest';
import { type Entity, TestCatalog, getCode, getCodes } from '../../testing/catalog-v3.js';

let store: TestCatalog;
beforeEach(() => {
  store = new TestCatalog();
});

const create = (infoSection: object) => store.call('POST', 'info-sections', { infoSection });
const update = (id: string, infoSection: object) => store.call('PATCH', `info-sections/${id}`, { infoSection });
const care = { uniqueName: 'care', title: 'Care' };
const getNodes = (section: Entity) => JSON.stringify((section['description'] as { nodes: object[] }).nodes);

describe('the text of an info section', () => {
  test('is HTML or rich content, and returned as both', async () => {
    const fromHtml = (await create({ ...care, plainDescription: '<p>Wash <strong>cold</strong></p>' })).body[
      'infoSection'
    ] as Entity;
    expect(fromHtml['plainDescription']).toBe('<p>Wash <strong>cold</strong></p>');
    expect(getNodes(fromHtml)).toContain('"cold"');
    const rich = { description: fromHtml['description'], plainDescription: '<p>ignored</p>' };
    const fromRich = (await create({ ...care, uniqueName: 'rich', ...rich })).body['infoSection'] as Entity;
    expect(fromRich).toMatchObject({
      description: fromHtml['description'],
      plainDescription: fromHtml['plainDescription'],
    });
  });

  test('stays in an update without it, and is replaced or cleared by one with it', async () => {
    const { id } = (await create({ ...care, plainDescription: '<p>Wash</p>' })).body['infoSection'] as Entity;
    const text = async (changes: object) =>
      ((await update(id, changes)).body['infoSection'] as Entity)['plainDescription'];
    expect(await text({ revision: '1', title: 'Washing' })).toBe('<p>Wash</p>');
    expect(await text({ revision: '2', plainDescription: '<p>Dry</p>' })).toBe('<p>Dry</p>');
    expect(await text({ revision: '3', plainDescription: null })).toBe('');
    expect(getCode(await update(id, { revision: '4', plainDescription: 'a'.repeat(16_001) }))).toBe('MAX_LENGTH');
  });
});

test('needs a title of at most 50 characters', async () => {
  expect(getCode(await create({ uniqueName: 'care' }))).toBe('REQUIRED_FIELD');
  expect(getCode(await create({ ...care, title: ' ' }))).toBe('ONLY_SPACES_STRING_ERROR');
  expect(getCode(await create({ ...care, title: 'a'.repeat(51) }))).toBe('MAX_LENGTH');
});

test('is returned by ID or unique name, or created', async () => {
  const { id } = (await create(care)).body['infoSection'] as Entity;
  const getOrCreate = (infoSection: object) => store.call('POST', 'info-sections/get-or-create', { infoSection });
  expect((await getOrCreate({ id })).body['infoSection']).toMatchObject({ id });
  expect((await getOrCreate({ uniqueName: 'care', title: 'Ignored' })).body['infoSection']).toMatchObject({
    id,
    title: 'Care',
  });
  expect((await getOrCreate({ uniqueName: 'fit', title: 'Fit' })).body['infoSection']).toMatchObject({ title: 'Fit' });
  expect(getCode(await getOrCreate({ uniqueName: 'size' }))).toBe('REQUIRED_FIELD');
  expect(getCode(await getOrCreate({ uniqueName: ' ', title: 'Size' }))).toBe('ONLY_SPACES_STRING_ERROR');
  expect(getCode(await getOrCreate({ id: 'unknown' }))).toBe('INFO_SECTION_NOT_FOUND');
  const many = await store.call('POST', 'bulk/info-sections/get-or-create', {
    infoSections: [{ id }, { uniqueName: 'fit' }, { uniqueName: 'new', title: 'New' }, { uniqueName: 'none' }],
  });
  expect(getCodes(many)).toEqual([undefined, undefined, undefined, 'INVALID_ARGUMENT']);
  expect(many.body.results.map(({ item }) => item?.['title'])).toEqual(['Care', 'Fit', 'New', undefined]);
});

test('can be queried by title', async () => {
  await create(care);
  await create({ uniqueName: 'fit', title: 'Fit' });
  const { body } = await store.query('info-sections/query', { query: { filter: { title: 'Fit' } } });
  expect(body['infoSections']).toMatchObject([{ uniqueName: 'fit' }]);
});
