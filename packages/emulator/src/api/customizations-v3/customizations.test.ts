import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, type Entity, TestCatalog, getCode, getCodes } from '../../testing/catalog-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: TestCatalog;
beforeEach(() => {
  store = new TestCatalog();
});

const size = {
  name: 'Size',
  customizationType: 'PRODUCT_OPTION',
  customizationRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: [{ name: 'S' }, { name: 'M', choiceType: 'CHOICE_TEXT' }] },
};
const engraving = {
  name: 'Engraving',
  customizationType: 'MODIFIER',
  customizationRenderType: 'FREE_TEXT',
  freeTextInput: { title: 'Your text', minCharCount: 1, maxCharCount: 20, defaultAddedPrice: '5.50' },
};
const red = { name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#ff0000' };
const swatches = (...choices: object[]) => ({
  ...size,
  name: 'Color',
  customizationRenderType: 'SWATCH_CHOICES',
  choicesSettings: { choices },
});
const texts = (...choices: object[]) => ({ ...size, choicesSettings: { choices } });

const post = (customization: object) => store.call('POST', 'customizations', { customization });
const getEntity = ({ body }: CatalogResponse) =>
  body['customization'] as Entity & { choicesSettings: { choices: Entity[] } };
const create = async (customization: object) => getEntity(await post(customization));
const update = (id: string, customization: object, more: object = {}) =>
  store.call('PATCH', `customizations/${id}`, { customization: { id, ...customization }, ...more });

describe('an option', () => {
  test('is created with choices, read, updated and deleted, with an event for each change', async () => {
    const created = await create(size);
    expect(created).toMatchObject({
      name: 'Size',
      key: 'Size',
      revision: '1',
      customizationType: 'PRODUCT_OPTION',
      choicesSettings: {
        choices: [
          { id: expect.any(String) as string, key: 'S', name: 'S', choiceType: 'CHOICE_TEXT' },
          { id: expect.any(String) as string, key: 'M', name: 'M', choiceType: 'CHOICE_TEXT' },
        ],
      },
    });
    const updated = await update(created.id, { revision: '1', name: 'Fit', choicesSettings: { sortOrder: 'BY_NAME' } });
    expect(getEntity(updated)).toMatchObject({
      name: 'Fit',
      key: 'Size',
      revision: '2',
      choicesSettings: { ...created.choicesSettings, sortOrder: 'BY_NAME' },
    });
    expect((await store.call('GET', `customizations/${created.id}`)).body).toEqual(updated.body);
    expect((await store.call('DELETE', `customizations/${created.id}`)).body).toEqual({});
    expect(getCode(await store.call('GET', `customizations/${created.id}`))).toBe('CUSTOMIZATION_NOT_FOUND');
    expect(store.eventTypes(created.id)).toEqual([
      ...['customization_created', 'customization_updated', 'customization_deleted'],
    ]);
  });

  test('cannot be a text input, or have modifier settings', async () => {
    const text = { ...engraving, customizationType: 'PRODUCT_OPTION' };
    expect(getCode(await post(text))).toBe('INVALID_CUSTOMIZATION_RENDER_TYPE');
    const modifierSettings = { defaultMandatory: true };
    const rule = 'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION';
    expect(getCode(await post({ ...size, modifierSettings }))).toBe(rule);
    const { id } = await create(size);
    expect(getCode(await update(id, { revision: '1', modifierSettings }))).toBe(rule);
    const modifier = await create({ ...engraving, modifierSettings });
    expect(modifier).toMatchObject({ modifierSettings });
  });

  test('has a unique key', async () => {
    const keys = [(await create(size))['key'], (await create(size))['key'], (await create(size))['key']];
    expect(keys).toEqual(['Size', 'Size-2', 'Size-3']);
  });

  test('ignores changes of its type, render type and choices', async () => {
    const { id, ...created } = await create(size);
    const changes = { revision: '1', customizationType: 'MODIFIER', choicesSettings: { choices: [{ name: 'XL' }] } };
    expect(getEntity(await update(id, changes))).toMatchObject({
      customizationType: 'PRODUCT_OPTION',
      choicesSettings: created.choicesSettings,
    });
  });
});

describe('a text input', () => {
  test('is created and updated in part', async () => {
    const created = await create(engraving);
    expect(created).toMatchObject({
      freeTextInput: { ...engraving.freeTextInput, defaultAddedPrice: '5.5', key: 'Your text' },
    });
    expect(created.choicesSettings).toBeUndefined();
    const { id } = created;
    const updated = getEntity(await update(id, { revision: '1', freeTextInput: { title: 'Text', maxCharCount: 30 } }));
    expect(updated).toMatchObject({
      freeTextInput: { title: 'Text', key: 'Your text', minCharCount: 1, maxCharCount: 30, defaultAddedPrice: '5.5' },
    });
    const masked = await update(
      id,
      { revision: '2', freeTextInput: { title: 'A', maxCharCount: 9 } },
      {
        fieldMask: ['freeTextInput.title'],
      },
    );
    expect(getEntity(masked)).toMatchObject({ freeTextInput: { title: 'A', maxCharCount: 30 } });
  });

  test('needs valid settings, and has no choices', async () => {
    const { freeTextInput, ...without } = engraving;
    expect(getCode(await post(without))).toBe('INVALID_FREE_TEXT_SETTINGS');
    const contradictory = { ...freeTextInput, minCharCount: 21 };
    expect(getCode(await post({ ...engraving, freeTextInput: contradictory }))).toBe('INVALID_FREE_TEXT_SETTINGS');
    const long = { ...freeTextInput, maxCharCount: 501 };
    expect(getCode(await post({ ...engraving, freeTextInput: long }))).toBe('MAX');
    expect(getCode(await post({ ...engraving, freeTextInput: {} }))).toBe('REQUIRED_FIELD');
    expect(getCode(await post({ ...engraving, choicesSettings: size.choicesSettings }))).toBe('DOESNT_SUPPORT_CHOICES');
    const { id } = await create(engraving);
    const invalid = await update(id, { revision: '1', freeTextInput: { minCharCount: 21 } });
    expect(getCode(invalid)).toBe('INVALID_FREE_TEXT_SETTINGS');
  });

  test('is not a customization with choices', async () => {
    const { freeTextInput } = engraving;
    expect(getCode(await post({ ...size, freeTextInput }))).toBe('INVALID_FREE_TEXT_SETTINGS');
    const { id } = await create(size);
    expect(getCode(await update(id, { revision: '1', freeTextInput }))).toBe('DOESNT_SUPPORT_FREE_TEXT');
  });
});

test('requires name, type, render type and choices', async () => {
  const fields = (await post({})).body.details?.validationError?.fieldViolations.map(({ field }) => field);
  const required = ['name', 'customizationType', 'customizationRenderType'].map((name) => `customization.${name}`);
  expect(fields).toEqual(required);
  expect(getCode(await post({ ...size, name: ' ' }))).toBe('ONLY_SPACES_STRING_ERROR');
  expect(getCode(await post({ ...size, name: 'a'.repeat(51) }))).toBe('MAX_LENGTH');
  expect(getCode(await post({ ...size, choicesSettings: {} }))).toBe('REQUIRED_FIELD');
  expect(getCode(await post(texts()))).toBe('MIN_SIZE');
  expect(getCode(await post({ ...size, customizationType: 'SIZE' }))).toBe('INVALID_ENUM_VALUE');
});

describe('the choices of a new customization', () => {
  test('can be colors, two colors, images or texts, by render type', async () => {
    const image = { id: '22e53e_1234567890abcdef1234567890abcdef~mv2.jpg' };
    const displayImage = { url: 'https://static.wixstatic.com/media/22e53e_abc~mv2.jpg' };
    const created = await create(
      swatches(
        ...[
          { ...red, defaultAddedPrice: '2', displayImage },
          { name: 'Oak', choiceType: 'IMAGE', image },
        ],
        { name: 'Flag', choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#fff', '#000'] } },
      ),
    );
    expect(created.choicesSettings.choices).toMatchObject([
      { ...red, defaultAddedPrice: '2' },
      { choiceType: 'IMAGE', image: { id: image.id, url: `https://static.wixstatic.com/media/${image.id}` } },
      { choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#fff', '#000'] } },
    ]);
    expect(created.choicesSettings.choices[0]).not.toHaveProperty('displayImage');
    const { body } = await store.call('GET', `customizations/${created.id}?fields=CHOICE_DISPLAY_IMAGE`);
    expect(body['customization']).toMatchObject({
      choicesSettings: { choices: [{ displayImage: { id: '22e53e_abc~mv2.jpg' } }, {}, {}] },
    });
  });

  test.each([
    ['a text of a swatch', swatches({ name: 'Red', choiceType: 'CHOICE_TEXT' }), 'INVALID_CHOICE_TYPE'],
    ['a color of a text', texts(red), 'INVALID_CHOICE_TYPE'],
    ['a color without a code', swatches({ ...red, colorCode: undefined }), 'INVALID_CHOICE_VALUE'],
    ['a color with an invalid code', swatches({ ...red, colorCode: 'red' }), 'INVALID_CHOICE_VALUE'],
    ['a text with a color', texts({ name: 'S', colorCode: '#fff' }), 'INVALID_CHOICE_VALUE'],
    ['an image without an ID', swatches({ name: 'Oak', choiceType: 'IMAGE' }), 'INVALID_CHOICE_VALUE'],
    [
      'one of two colors',
      swatches({ name: 'Flag', choiceType: 'MULTIPLE_COLORS', colorCodes: { colorCodes: ['#fff'] } }),
      'INVALID_CHOICE_VALUE',
    ],
    ['the same name twice', texts({ name: 'S' }, { name: 'S' }), 'DUPLICATE_CHOICE_NAME'],
    ['a name of spaces', texts({ name: ' ' }), 'ONLY_SPACES_STRING_ERROR'],
    ['IDs for some choices', texts({ name: 'S', id: '1' }, { name: 'M' }), 'MIXED_CHOICE_IDS_CONSISTENCY'],
    ['IDs for choices only', texts({ name: 'S', id: '1' }), 'CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS'],
    ['an ID for the customization only', { ...size, id: '1' }, 'CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS'],
    ['IDs', { ...texts({ name: 'S', id: '1' }), id: '2' }, 'ID_NOT_ALLOWED_IN_REQUEST'],
    ['an unknown primary choice', texts({ name: 'S', primaryChoiceIds: ['1'] }), 'PRIMARY_CHOICE_NOT_FOUND'],
    ['more than four primary choices', texts({ name: 'S', primaryChoiceIds: ['1', '2', '3', '4', '5'] }), 'MAX_SIZE'],
  ])('cannot have %s', async (_, customization, code) => {
    expect(getCode(await post(customization))).toBe(code);
    const bulk = await store.call('POST', 'bulk/customizations/create', { customizations: [customization] });
    expect(getCodes(bulk)).toEqual([code === 'MAX_SIZE' ? 'INVALID_ARGUMENT' : code]);
  });

  test('are not grouped under themselves, or under choices that are grouped', async () => {
    const self = await post({ ...texts({ id: '1', name: 'S', primaryChoiceIds: ['1'] }), id: '9' });
    expect(JSON.stringify(self.body)).toContain('PRIMARY_CHOICE_SELF_REFERENCE');
    const chain = [
      { id: '1', name: 'S', primaryChoiceIds: ['2'] },
      { id: '2', name: 'M', primaryChoiceIds: ['3'] },
      { id: '3', name: 'L' },
    ];
    const nested = await post({ ...texts(...chain), id: '9' });
    expect(JSON.stringify(nested.body)).toContain('PRIMARY_CHOICE_HIERARCHY_VIOLATION');
  });

  test('are at most 1,000', async () => {
    const many = (count: number) => texts(...Array.from({ length: count }, (_, index) => ({ name: `${index}` })));
    const refused = await post(many(1001));
    expect([refused.status, getCode(refused)]).toEqual([428, 'CHOICES_LIMIT_EXCEEDED']);
    expect((await post(many(1000))).status).toBe(200);
    const bulk = await store.call('POST', 'bulk/customizations/create', { customizations: [many(1001), size] });
    expect(getCodes(bulk)).toEqual(['CHOICES_LIMIT_EXCEEDED', undefined]);
    expect(bulk.body.results[0]?.itemMetadata.error?.data).toMatchObject({ customizationIds: [expect.any(String)] });
  });
});

test('creates and updates several, each with its own result', async () => {
  const created = await store.call('POST', 'bulk/customizations/create', {
    customizations: [size, { ...engraving, customizationType: 'PRODUCT_OPTION' }, engraving],
    returnEntity: true,
  });
  expect(getCodes(created)).toEqual([undefined, 'INVALID_CUSTOMIZATION_RENDER_TYPE', undefined]);
  const [option, , text] = created.body.results.map(({ customization }) => customization);
  expect(option).toMatchObject({ name: 'Size', revision: '1' });
  const updated = await store.call('POST', 'bulk/customizations/update', {
    customizations: [
      { customization: { id: option?.id, revision: '1', name: 'Fit' } },
      { customization: { id: option?.id, revision: '1', name: 'Size' } },
      { customization: { id: text?.id, revision: '1', freeTextInput: { minCharCount: 400 } } },
      { customization: { id: option?.id, revision: '2', freeTextInput: engraving.freeTextInput } },
      { customization: { id: option?.id, revision: '2', modifierSettings: { defaultMandatory: true } } },
    ],
  });
  expect(getCodes(updated)).toEqual([
    ...[undefined, 'INVALID_REVISION', 'INVALID_FREE_TEXT_SETTINGS', 'DOESNT_SUPPORT_FREE_TEXT'],
    'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
  ]);
  expect(updated.body.results.every(({ customization }) => customization === undefined)).toBe(true);
});

test('queries, sorts and counts by name, type and render type', async () => {
  for (const customization of [size, swatches(red), engraving]) await post(customization);
  const names = async (query: object) =>
    ((await store.query('customizations/query', { query })).body['customizations'] as Entity[]).map(({ name }) => name);
  const sort = [{ fieldName: 'name', order: 'ASC' }];
  expect(await names({ filter: { customizationType: 'PRODUCT_OPTION' }, sort })).toEqual(['Color', 'Size']);
  expect(await names({ filter: { customizationRenderType: 'FREE_TEXT' } })).toEqual(['Engraving']);
  expect(await names({ sort: [{ fieldName: 'name', order: 'DESC' }] })).toEqual(['Size', 'Engraving', 'Color']);
  expect(await names({ sort: [{ fieldName: 'id', order: 'ASC' }] })).toHaveLength(3);
  const byType = await store.query('customizations/query', { query: { sort: [{ fieldName: 'customizationType' }] } });
  expect(byType.body.message).toContain("Field 'customizationType' is not declared as sortable");
  const count = await store.call('POST', 'customizations/count', { filter: { customizationType: 'MODIFIER' } });
  expect(count.body).toEqual({ count: 1 });
  const { body } = await store.call('POST', 'customizations/query', { query: {} });
  expect(body['customizations']).toHaveLength(3);
});

test('lets visitors read but not write', async () => {
  const { id } = await create(size);
  const visitor = await newShopper(store.emulator);
  const getStatus = async (method: string, path: string) =>
    (await visitor.call(method, `/stores/v3/${path}`, method === 'GET' ? undefined : {})).status;
  expect(await getStatus('GET', `customizations/${id}`)).toBe(200);
  expect(await getStatus('POST', 'customizations/query')).toBe(200);
  expect(await getStatus('POST', 'customizations/count')).toBe(200);
  const actions = ['add', 'set', 'remove', 'update', 'reorder'].map((verb) => `customizations/${id}/${verb}-choices`);
  const bulk = ['create', 'update', 'add-choices'].map((verb) => `bulk/customizations/${verb}`);
  for (const path of ['customizations', ...actions, ...bulk]) expect(await getStatus('POST', path)).toBe(403);
  expect(await getStatus('PATCH', `customizations/${id}`)).toBe(403);
  expect((await visitor.call('DELETE', `/stores/v3/customizations/${id}`)).status).toBe(403);
});
