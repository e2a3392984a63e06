import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, type Entity, TestCatalog, getCode, getCodes } from '../../../testing/catalog-v3.js';

type Customization = Entity & { choicesSettings: { choices: (Entity & { name: string; key: string })[] } };

let store: TestCatalog;
let size: Customization;
beforeEach(async () => {
  store = new TestCatalog();
  size = await create(['S', 'M', 'L']);
});

const getEntity = ({ body }: CatalogResponse) => body['customization'] as Customization;
const getChoices = (response: CatalogResponse) => getEntity(response).choicesSettings.choices;
const getNames = (response: CatalogResponse) => getChoices(response).map(({ name }) => name);
const create = async (names: readonly string[], fields: object = {}) =>
  getEntity(
    await store.call('POST', 'customizations', {
      customization: {
        name: 'Size',
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: names.map((name) => ({ name })) },
        ...fields,
      },
    }),
  );
const createText = () =>
  create([], {
    customizationType: 'MODIFIER',
    customizationRenderType: 'FREE_TEXT',
    freeTextInput: { title: 'Text' },
    choicesSettings: undefined,
  });
const act = (verb: string, body: object, id = size.id) =>
  store.call('POST', `customizations/${id}/${verb}-choices`, body);
const getIds = ({ choicesSettings }: Customization) => choicesSettings.choices.map(({ id }) => id);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}` }));

describe('adding choices', () => {
  test('appends them without a revision', async () => {
    const added = await act('add', { choices: [{ name: 'XL' }], fields: ['ASSIGNED_PRODUCTS_COUNT'] });
    expect(getNames(added)).toEqual(['S', 'M', 'L', 'XL']);
    expect(getEntity(added)).toMatchObject({ revision: '2', assignedProductsCount: 0 });
    const grouped = await act('add', { choices: [{ name: 'XXL', primaryChoiceIds: [getIds(size)[2]] }] });
    expect(getChoices(grouped).at(-1)).toMatchObject({ name: 'XXL', primaryChoiceIds: [getIds(size)[2]] });
    expect(store.eventTypes(size.id)).toEqual([
      ...['customization_created', 'customization_updated', 'customization_updated'],
    ]);
  });

  test.each([
    ['a name that exists', [{ name: 'S' }], 'DUPLICATE_CHOICE_NAME'],
    ['a color', [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#f00' }], 'INVALID_CHOICE_TYPE'],
    ['a text with a color', [{ name: 'XL', colorCode: '#f00' }], 'INVALID_CHOICE_VALUE'],
    ['an unknown primary choice', [{ name: 'XL', primaryChoiceIds: ['x'] }], 'PRIMARY_CHOICE_NOT_FOUND'],
    ['no choices', [], 'MIN_SIZE'],
    ['an absent list', undefined, 'REQUIRED_FIELD'],
  ])('refuses %s', async (_, choices, code) => {
    expect(getCode(await act('add', { choices }))).toBe(code);
    const bulk = await store.call('POST', 'bulk/customizations/add-choices', {
      customizationsChoices: [{ customizationId: size.id, choices }],
    });
    expect(getCodes(bulk)).toEqual([/_SIZE|FIELD/.test(code) ? 'INVALID_ARGUMENT' : code]);
  });

  test('refuses a primary choice that is grouped itself', async () => {
    const [small = '', , large = ''] = getIds(size);
    await act('update', { revision: '1', choices: [{ choice: { id: large, primaryChoiceIds: [small] } }] });
    const choices = [{ name: 'XL', primaryChoiceIds: [large] }];
    expect(getCode(await act('add', { choices }))).toBe('PRIMARY_CHOICE_HIERARCHY_VIOLATION');
  });

  test('refuses more than 1,000, and choices of a text input', async () => {
    const refused = await act('add', { choices: numbered(998) });
    expect([refused.status, getCode(refused)]).toEqual([428, 'CHOICES_LIMIT_EXCEEDED']);
    expect((await act('add', { choices: numbered(997) })).status).toBe(200);
    const text = await createText();
    expect(getCode(await act('add', { choices: [{ name: 'XL' }] }, text.id))).toBe('DOESNT_SUPPORT_CHOICES');
    expect(getCode(await act('add', { choices: [{ name: 'XL' }] }, 'none'))).toBe('CUSTOMIZATION_NOT_FOUND');
  });

  test('adds to several customizations, each with its own result', async () => {
    const full = await create(numbered(1000).map(({ name }) => name));
    const text = await createText();
    const choices = [{ name: 'XL' }];
    const ids = [size.id, full.id, text.id, 'none', size.id];
    const customizationsChoices = ids.map((customizationId) => ({ customizationId, choices }));
    const added = await store.call('POST', 'bulk/customizations/add-choices', {
      customizationsChoices,
      returnEntity: true,
      fields: ['ASSIGNED_PRODUCTS_COUNT'],
    });
    expect(getCodes(added)).toEqual([
      ...[undefined, 'CHOICES_LIMIT_EXCEEDED', 'DOESNT_SUPPORT_CHOICES', 'CUSTOMIZATION_NOT_FOUND'],
      'DUPLICATE_CHOICE_NAME',
    ]);
    const [first, second] = added.body.results;
    expect(first?.customization).toMatchObject({ id: size.id, revision: '2', assignedProductsCount: 0 });
    expect(second?.itemMetadata).toMatchObject({ id: full.id, error: { data: { customizationIds: [full.id] } } });
    expect(added.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 4 });
  });
});

describe('setting choices', () => {
  test('replaces them, and keeps the IDs of names that stay', async () => {
    const [small, , large] = getIds(size);
    const set = await act('set', { choices: [{ name: 'L', defaultAddedPrice: '3' }, { name: 'XL' }, { name: 'S' }] });
    expect(getChoices(set)).toMatchObject([
      { id: large, name: 'L', defaultAddedPrice: '3' },
      { name: 'XL' },
      { id: small, name: 'S' },
    ]);
    expect(getEntity(set).revision).toBe('2');
  });

  test.each([
    ['the same name twice', [{ name: 'S' }, { name: 'S' }], 'DUPLICATE_CHOICE_NAME'],
    ['a color', [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#f00' }], 'INVALID_CHOICE_TYPE'],
    ['a text with a color', [{ name: 'XL', colorCode: '#f00' }], 'INVALID_CHOICE_VALUE'],
    ['an unknown primary choice', [{ name: 'XL', primaryChoiceIds: ['x'] }], 'PRIMARY_CHOICE_NOT_FOUND'],
    ['more than 1,000', numbered(1001), 'CHOICES_LIMIT_EXCEEDED'],
  ])('refuses %s', async (_, choices, code) => {
    expect(getCode(await act('set', { choices }))).toBe(code);
  });

  test('refuses primary choices that are the choice itself or grouped, and a text input', async () => {
    const [small = '', medium = ''] = getIds(size);
    const set = (choices: object[]) => act('set', { choices });
    const itself = [{ name: 'S', primaryChoiceIds: [small] }];
    expect(getCode(await set(itself))).toBe('PRIMARY_CHOICE_SELF_REFERENCE');
    const chain = [
      { name: 'S', primaryChoiceIds: [medium] },
      { name: 'M', primaryChoiceIds: [small] },
    ];
    expect(getCode(await set(chain))).toBe('PRIMARY_CHOICE_HIERARCHY_VIOLATION');
    const { id } = await createText();
    expect(getCode(await act('set', { choices: [{ name: 'XL' }] }, id))).toBe('DOESNT_SUPPORT_CHOICES');
  });
});

describe('removing choices', () => {
  test('removes them, also from the choices grouped under them', async () => {
    const [small = '', medium = '', large = ''] = getIds(size);
    const grouped = { choice: { id: large, primaryChoiceIds: [small, medium] } };
    await act('update', { revision: '1', choices: [grouped] });
    const removed = await act('remove', { choiceIds: [small], revision: '2' });
    expect(getChoices(removed)).toMatchObject([{ name: 'M' }, { name: 'L', primaryChoiceIds: [medium] }]);
    const alone = await act('remove', { choiceIds: [medium] });
    expect(getChoices(alone)[0]).not.toHaveProperty('primaryChoiceIds');
  });

  test('refuses an outdated revision, unknown choices and the last choice', async () => {
    const ids = getIds(size);
    expect(getCode(await act('remove', { choiceIds: [ids[0]], revision: '9' }))).toBe('INVALID_REVISION');
    const unknown = await act('remove', { choiceIds: [ids[0], 'none'] });
    expect([unknown.status, getCode(unknown)]).toEqual([404, 'CHOICE_NOT_FOUND']);
    const rule = 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES';
    expect(getCode(await act('remove', { choiceIds: ids }))).toBe(rule);
    expect(getCode(await act('remove', {}))).toBe('REQUIRED_FIELD');
  });
});

describe('updating choices', () => {
  const update = (choice: object, more: object = {}) =>
    act('update', { revision: '1', choices: [{ choice, ...more }] });

  test('groups them under other choices, and ungroups them', async () => {
    const [small = '', medium = ''] = getIds(size);
    const grouped = await update({ id: small, primaryChoiceIds: [medium] }, { fieldMask: ['primaryChoiceIds'] });
    expect(getChoices(grouped)[0]).toMatchObject({ name: 'S', primaryChoiceIds: [medium] });
    const choices = [{ choice: { id: small }, fieldMask: ['primaryChoiceIds'] }];
    const ungrouped = await act('update', { revision: '2', choices });
    expect(getChoices(ungrouped)[0]).not.toHaveProperty('primaryChoiceIds');
  });

  test('refuses other fields, unknown choices and invalid groups', async () => {
    const [small = '', medium = '', large = ''] = getIds(size);
    expect(getCode(await update({ id: small, name: 'XS' }))).toBe('UNSUPPORTED_CHOICE_FIELD');
    expect(getCode(await update({ id: small }, { fieldMask: ['name'] }))).toBe('UNSUPPORTED_CHOICE_FIELD');
    expect(getCode(await update({ id: 'none', primaryChoiceIds: [] }))).toBe('CHOICE_NOT_FOUND');
    expect(getCode(await update({ primaryChoiceIds: [] }))).toBe('REQUIRED_FIELD');
    const itself = { id: small, primaryChoiceIds: [small] };
    expect(getCode(await update(itself))).toBe('PRIMARY_CHOICE_SELF_REFERENCE');
    expect(getCode(await update({ id: small, primaryChoiceIds: ['none'] }))).toBe('PRIMARY_CHOICE_NOT_FOUND');
    await update({ id: small, primaryChoiceIds: [medium] });
    const under = (id: string, primary: string) =>
      act('update', { revision: '2', choices: [{ choice: { id, primaryChoiceIds: [primary] } }] });
    expect(getCode(await under(large, small))).toBe('PRIMARY_CHOICE_HIERARCHY_VIOLATION');
    expect(getCode(await under(medium, large))).toBe('PRIMARY_CHOICE_HIERARCHY_VIOLATION');
  });

  test('requires the current revision', async () => {
    const choices = [{ choice: { id: getIds(size)[0], primaryChoiceIds: [] } }];
    expect(getCode(await act('update', { choices }))).toBe('REQUIRED_FIELD');
    expect(getCode(await act('update', { choices, revision: '2' }))).toBe('INVALID_REVISION');
  });
});

describe('reordering choices', () => {
  test('sets their order', async () => {
    const choiceIds = [...getIds(size)].reverse();
    const reordered = await act('reorder', { revision: '1', choiceIds });
    expect(getNames(reordered)).toEqual(['L', 'M', 'S']);
    expect(getEntity(reordered).choicesSettings).toMatchObject({ sortOrder: 'MANUAL' });
  });

  test('names all choices once, with the current revision', async () => {
    const [small = '', medium = '', large = ''] = getIds(size);
    const reorder = (choiceIds: string[], revision?: string) =>
      act('reorder', { choiceIds, ...(revision && { revision }) });
    const mismatch = await reorder([small, medium, medium, 'none'], '1');
    expect(getCode(mismatch)).toBe('CHOICE_IDS_MISMATCH');
    expect(mismatch.body.details?.applicationError?.data).toEqual({
      missingIds: [large],
      extraIds: [medium, 'none'],
    });
    expect(getCode(await reorder([small, medium, large]))).toBe('REQUIRED_FIELD');
    expect(getCode(await reorder([small, medium, large], '3'))).toBe('INVALID_REVISION');
    const { id } = await createText();
    expect(getCode(await act('reorder', { revision: '1', choiceIds: [small] }, id))).toBe('DOESNT_SUPPORT_CHOICES');
  });
});
