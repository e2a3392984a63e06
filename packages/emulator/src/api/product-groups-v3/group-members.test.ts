import { beforeEach, describe, expect, test } from 'vitest';
import { type CatalogResponse, getCode } from '../../testing/catalog-v3.js';
import {
  GroupStore,
  type TestGroup,
  blue,
  colors,
  green,
  requireGroup,
  getNames,
  red,
  shirt,
  unknownId,
} from '../../testing/product-groups-v3.js';
import { simple, variant } from '../../testing/products-v3.js';
import { newShopper } from '../../testing/shopper.js';

let store: GroupStore;
beforeEach(async () => {
  store = await GroupStore.open();
});

describe('members of product groups', () => {
  test('are sorted by the order of choices, then by the names of the choices', async () => {
    const { id, revision } = await store.createGroup();
    const ids: string[] = [];
    for (const color of [red, green, blue]) ids.push((await store.create(shirt(color))).id);
    const { body } = await store.assign(id, [...ids, ids[0]]);
    expect(body.results).toEqual(ids.map((productId) => ({ productId, success: true })));
    const group = await store.getGroup(id);
    expect(getNames(group)).toEqual(['Blue shirt', 'Green shirt', 'Red shirt']);
    expect(group.members[0]).toEqual({
      productId: ids[2],
      productName: 'Blue shirt',
      slug: 'blue-shirt',
      status: 'ACTIVE',
      inventoryAvailabilityStatus: 'OUT_OF_STOCK',
      choice: { id: expect.any(String) as string, key: 'Blue', ...blue },
    });
    const choiceOrder = ['Red shirt', 'Green shirt'].map(
      (name) => group.members.find(({ productName }) => productName === name)?.choice?.id,
    );
    const ordered = requireGroup(await store.updateGroup(id, { revision, choiceOrder }));
    expect(getNames(ordered)).toEqual(['Red shirt', 'Green shirt', 'Blue shirt']);
  });

  test('that are hidden or out of sync are visible to merchants only', async () => {
    const { id } = await store.createGroup();
    const visible = await store.create(shirt(red));
    const hidden = await store.create(shirt(blue, { visible: false }));
    const several = await store.create(shirt(green, { modifiers: colors(red, green) }));
    await store.assign(id, [visible.id, hidden.id, several.id]);
    const statuses = ({ members }: TestGroup) => members.map(({ choice, status }) => [choice?.name, status]);
    const all = [
      ['Blue', 'HIDDEN'],
      ['Red', 'ACTIVE'],
      [undefined, 'OUT_OF_SYNC'],
    ];
    expect(statuses(await store.getGroup(id))).toEqual(all);
    const visitor = await newShopper(store.emulator);
    const read = async (method: string, path: string, body?: unknown) =>
      ((await visitor.call(method, `/stores/v3/${path}`, body)) as unknown as CatalogResponse).body;
    const seen = (await read('GET', `product-groups/${id}`))['productGroup'] as TestGroup;
    expect(statuses(seen)).toEqual([['Red', 'ACTIVE']]);
    expect(seen['tags']).toEqual({ publicTags: { tagIds: [] } });
    const filter = { 'members.productId': { $hasSome: [hidden.id] } };
    const search = { search: { filter } };
    expect((await read('POST', 'product-groups/search', search))['productGroups']).toEqual([]);
    expect((await store.call('POST', 'product-groups/search', search)).body['productGroups']).toHaveLength(1);
    const { modifiers, revision } = await store.get(visible.id);
    expect(modifiers).toHaveLength(1);
    await store.update(visible.id, { revision, modifiers: [] });
    expect(statuses(await store.getGroup(id)).map(([, status]) => status)).toEqual([
      'HIDDEN',
      'OUT_OF_SYNC',
      'OUT_OF_SYNC',
    ]);
  });

  test('are in one group only, and leave it when they are deleted', async () => {
    const [first, second] = [await store.createGroup(), await store.createGroup()];
    const { id } = await store.create(shirt(red));
    await store.assign(first.id, [id]);
    await store.assign(second.id, [id]);
    expect(getNames(await store.getGroup(first.id))).toEqual([]);
    expect(getNames(await store.getGroup(second.id))).toEqual(['Red shirt']);
    await store.call('DELETE', `products/${id}`);
    expect(getNames(await store.getGroup(second.id))).toEqual([]);
    expect(getCode(await store.unassign(second.id, [id]))).toBe('PRODUCTS_NOT_FOUND');
  });

  test('stay when their group is deleted, and can join another', async () => {
    const [first, second] = [await store.createGroup(), await store.createGroup()];
    const { id } = await store.create(shirt(red));
    await store.assign(first.id, [id]);
    await store.call('DELETE', `product-groups/${first.id}`);
    expect(getCode(await store.unassign(second.id, [id]))).toBe('PRODUCTS_NOT_IN_GROUP');
    await store.assign(second.id, [id]);
    expect(getNames(await store.getGroup(second.id))).toEqual(['Red shirt']);
  });

  test('can be the variants of an option', async () => {
    const options = [{ name: 'Shade', optionRenderType: 'SWATCH_CHOICES', choicesSettings: { choices: [red] } }];
    const names = { optionName: 'Shade', choiceName: 'Red', renderType: 'SWATCH_CHOICES' };
    const variants = [variant(10, { choices: [{ optionChoiceNames: names }] })];
    const product = await store.create(simple({ options, variantsInfo: { variants } }));
    const { id } = await store.createGroup({ groupingCustomizationId: product.options[0]?.id });
    await store.assign(id, [product.id]);
    expect((await store.getGroup(id)).members).toMatchObject([{ productId: product.id, choice: { name: 'Red' } }]);
  });

  test('must exist and have the customization', async () => {
    const { id } = await store.createGroup();
    const [has, lacks] = [await store.create(shirt(red)), await store.create(simple())];
    const { body } = await store.assign(id, [unknownId, has.id]);
    expect(body.results).toEqual([
      { productId: unknownId, success: false, error: expect.objectContaining({ code: 'PRODUCT_NOT_FOUND' }) as object },
      { productId: has.id, success: true },
    ]);
    const none = await store.assign(id, [unknownId]);
    expect([none.status, getCode(none)]).toEqual([404, 'PRODUCTS_NOT_FOUND']);
    const lacking = await store.assign(id, [has.id, lacks.id]);
    expect([lacking.status, getCode(lacking)]).toEqual([428, 'PRODUCTS_MISSING_CUSTOMIZATION']);
    expect(lacking.body.details?.applicationError?.data).toEqual({
      customizationId: store.customizationId,
      productIds: [lacks.id],
    });
    expect(getCode(await store.assign(unknownId, [has.id]))).toBe('PRODUCT_GROUP_NOT_FOUND');
    expect(getCode(await store.assign(id, []))).toBe('MIN_SIZE');
    expect(getCode(await store.assign(id, undefined))).toBe('REQUIRED_FIELD');
  });

  test('are limited to 100, and the products of a refused call are not assigned', async () => {
    const { id } = await store.createGroup();
    const ids: string[] = [];
    for (let index = 0; index < 101; index++) ids.push((await store.create(shirt(red))).id);
    await store.assign(id, ids.slice(0, 99));
    const refused = await store.assign(id, ids.slice(98));
    expect([refused.status, getCode(refused)]).toEqual([428, 'MEMBER_LIMIT_EXCEEDED']);
    expect((await store.getGroup(id)).members).toHaveLength(99);
    expect((await store.assign(id, ids.slice(0, 100))).status).toBe(200);
  });

  test('are unassigned together or not at all', async () => {
    const { id } = await store.createGroup();
    const [first, second] = [await store.create(shirt(red)), await store.create(shirt(blue))];
    await store.assign(id, [first.id]);
    const refused = await store.unassign(id, [first.id, second.id]);
    expect([refused.status, getCode(refused)]).toEqual([428, 'PRODUCTS_NOT_IN_GROUP']);
    expect(refused.body.details?.applicationError?.data).toEqual({ productIds: [second.id] });
    expect(getNames(await store.getGroup(id))).toEqual(['Red shirt']);
    expect((await store.unassign(id, [first.id, first.id])).body.results).toEqual([
      { productId: first.id, success: true },
    ]);
    expect(getNames(await store.getGroup(id))).toEqual([]);
    expect(getCode(await store.unassign(id, [unknownId]))).toBe('PRODUCTS_NOT_FOUND');
  });
});
