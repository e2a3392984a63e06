import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, type Entity, getCode } from '../../testing/catalog-v3.js';
import { ProductStore, type TestProduct, simple, sized } from '../../testing/products-v3.js';

let store: ProductStore;
let product: TestProduct;
beforeEach(async () => {
  store = new ProductStore();
  product = await store.create(
    sized({
      brand: { name: 'Alder' },
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Sale' }],
      infoSections: [{ uniqueName: 'care', title: 'Care' }],
      modifiers: [
        {
          name: 'Wrap',
          modifierRenderType: 'TEXT_CHOICES',
          choicesSettings: { choices: ['None', 'Paper'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
        },
      ],
    }),
  );
});

const toList = async (path: string, list: string, fields: string[] = []) => {
  const { body } = await store.call('POST', `${path}/query`, { fields });
  return body[list] as Entity[];
};
const read = () => store.get(product.id, ['INFO_SECTION']);
const one = (path: string, list: string) => toList(path, list).then((entities) => entities[0]?.id ?? '');

test('the number of products is returned on request', async () => {
  await store.create(simple({ brand: { name: 'Alder' }, ribbon: { name: 'Sale' } }));
  const counts = async (path: string, list: string, field: string, name: string): Promise<Record<string, unknown>> =>
    Object.fromEntries<unknown>(
      (await toList(path, list, [field])).map((entity) => [String(entity['title'] ?? entity['name']), entity[name]]),
    );
  const plural = ['ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount'] as const;
  expect(await counts('brands', 'brands', ...plural)).toEqual({ Alder: 2 });
  expect(await counts('ribbons', 'ribbons', 'ASSIGNED_PRODUCT_COUNT', 'assignedProductCount')).toEqual({
    New: 1,
    Sale: 2,
  });
  expect(await counts('info-sections', 'infoSections', ...plural)).toEqual({ Care: 1 });
  expect(await counts('customizations', 'customizations', ...plural)).toEqual({ Size: 1, Wrap: 1 });
  for (const [path, id] of [
    ['brands', await one('brands', 'brands')],
    ['info-sections', await one('info-sections', 'infoSections')],
    ['customizations', await one('customizations', 'customizations')],
  ]) {
    const without = await store.call('GET', `${path}/${id}`);
    expect(JSON.stringify(without.body)).not.toContain('assignedProductsCount');
    const body = (await store.call('GET', `${path}/${id}?fields=ASSIGNED_PRODUCTS_COUNT`)).body;
    expect(JSON.stringify(body)).toMatch(/"assignedProductsCount":[12]/);
    expect(getCode(await store.call('GET', `${path}/${id}?fields=COLOR`))).toBe('INVALID_ENUM_VALUE');
  }
});

test('a product has its info sections on request only', async () => {
  expect((await store.get(product.id)).infoSections).toEqual([]);
  expect((await read()).infoSections).toMatchObject([{ uniqueName: 'care', title: 'Care' }]);
});

describe('deleting', () => {
  const remove = (path: string, id: string) => store.call('DELETE', `${path}/${id}`);

  test('a brand leaves its products without a brand', async () => {
    await remove('brands', await one('brands', 'brands'));
    const { brand, revision } = await read();
    expect([brand, revision]).toEqual([undefined, '1']);
  });

  test('a ribbon removes it from its products', async () => {
    for (const { id } of await toList('ribbons', 'ribbons')) await remove('ribbons', id);
    expect(await read()).toMatchObject({ additionalRibbons: [] });
    expect((await read()).ribbon).toBeUndefined();
    expect((await read()).revision).toBe('3');
  });

  test('an info section removes it from its products', async () => {
    expect((await read()).infoSections).toHaveLength(1);
    const ids = [await one('info-sections', 'infoSections')];
    await store.call('POST', 'bulk/info-sections/delete', { infoSectionIds: ids });
    expect((await read()).infoSections).toEqual([]);
  });

  test('a modifier removes it from its products, and an option of a product cannot be deleted', async () => {
    const [modifier, option] = [product.modifiers[0]?.id ?? '', product.options[0]?.id ?? ''];
    const refused = await remove('customizations', option);
    expect([refused.status, getCode(refused)]).toEqual([400, 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT']);
    expect((await remove('customizations', modifier)).status).toBe(200);
    expect((await read()).modifiers).toEqual([]);
    await remove('products', product.id);
    expect((await remove('customizations', option)).status).toBe(200);
  });
});

describe('choices of products', () => {
  const act = (id: string, verb: string, body: object) =>
    store.call('POST', `customizations/${id}/${verb}-choices`, body);
  const getChoices = async (id: string) => {
    const { body } = await store.call('GET', `customizations/${id}`);
    return (body['customization'] as { choicesSettings: { choices: Entity[] } }).choicesSettings.choices;
  };
  const refusal = ({ body, status }: CatalogResponse) => [status, getCode({ body, status })];

  test('cannot be removed from an option', async () => {
    const id = product.options[0]?.id ?? '';
    await act(id, 'add', { choices: [{ name: 'XL' }] });
    const [small, , extra] = await getChoices(id);
    expect(refusal(await act(id, 'remove', { choiceIds: [small?.id] }))).toEqual([428, 'CHOICE_ASSIGNED_TO_PRODUCT']);
    expect((await act(id, 'remove', { choiceIds: [extra?.id] })).status).toBe(200);
    const rule = 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT';
    expect(refusal(await act(id, 'set', { choices: [{ name: 'S' }] }))).toEqual([400, rule]);
    expect((await act(id, 'set', { choices: [{ name: 'L' }, { name: 'S' }] })).status).toBe(200);
    expect((await read()).options[0]?.choicesSettings.choices.map(({ name }) => name)).toEqual(['S', 'L']);
  });

  test('are removed from the modifiers of products, which leave with their last choice', async () => {
    const id = product.modifiers[0]?.id ?? '';
    const [none, paper] = await getChoices(id);
    await act(id, 'remove', { choiceIds: [none?.id] });
    expect((await read()).modifiers).toMatchObject([{ choicesSettings: { choices: [{ name: 'Paper' }] } }]);
    await act(id, 'add', { choices: [{ name: 'Box' }] });
    await act(id, 'remove', { choiceIds: [paper?.id] });
    expect((await read()).modifiers).toEqual([]);
  });
});

describe('limits of a store', () => {
  const fill = async (path: string, list: string, getEntity: (index: number) => object, limit: number) => {
    const { body } = await store.call('POST', `${path}/count`, {});
    for (let from = body.count; from < limit; from += 100) {
      const count = Math.min(100, limit - from);
      const entities = Array.from({ length: count }, (_, index) => getEntity(from + index));
      await store.call('POST', `bulk/${path}/create`, { [list]: entities });
    }
    return codesOfOneMore(path, list, getEntity(limit));
  };
  const codesOfOneMore = async (path: string, list: string, entity: object) => {
    const { body } = await store.call('POST', `bulk/${path}/create`, { [list]: [entity] });
    return [
      body.results[0]?.itemMetadata.error?.code,
      getCode(await store.call('POST', path, { [list.slice(0, -1)]: entity })),
    ];
  };

  test('are 5,000 brands and info sections', async () => {
    const code = 'BRAND_LIMIT_EXCEEDED';
    expect(await fill('brands', 'brands', (index) => ({ name: `Brand ${index}` }), 5000)).toEqual([code, code]);
    expect(getCode(await store.call('POST', 'brands/get-or-create', { brandName: 'New' }))).toBe(code);
    expect((await store.call('POST', 'brands/get-or-create', { brandName: 'Alder' })).status).toBe(200);
    const section = (index: number) => ({ uniqueName: `Section ${index}`, title: 'Title' });
    const sectionCode = 'INFO_SECTIONS_LIMIT_EXCEEDED';
    expect(await fill('info-sections', 'infoSections', section, 5000)).toEqual([sectionCode, sectionCode]);
    const infoSection = section(-1);
    expect(getCode(await store.call('POST', 'info-sections/get-or-create', { infoSection }))).toBe(sectionCode);
    const many = await store.call('POST', 'bulk/info-sections/get-or-create', { infoSections: [infoSection] });
    expect(many.body.results[0]?.itemMetadata.error?.code).toBe(sectionCode);
  });

  test('are 5,000 options and as many modifiers', async () => {
    const customization = (customizationType: string) => (index: number) => ({
      name: `Name ${index}`,
      customizationType,
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'One' }] },
    });
    const [option, modifier] = [customization('PRODUCT_OPTION'), customization('MODIFIER')];
    const code = 'OPTIONS_LIMIT_EXCEEDED';
    expect(await fill('customizations', 'customizations', option, 5001)).toEqual([code, code]);
    const modifierCode = 'MODIFIERS_LIMIT_EXCEEDED';
    expect(await fill('customizations', 'customizations', modifier, 10_000)).toEqual([modifierCode, modifierCode]);
  });
});
