import { beforeEach, describe, expect, test } from 'vitest';
import {
  choices,
  ProductStore,
  getProduct,
  simple,
  sized,
  type TestProduct,
  variant,
} from '../../../testing/products-v3.js';
import { newShopper } from '../../../testing/shopper.js';

let store: ProductStore;
beforeEach(() => {
  store = new ProductStore();
});
const update = async (id: string, changes: object, more: object = {}) =>
  getProduct(await store.update(id, changes, more));

describe('updateProduct', () => {
  test('changes the given fields, raises the revision, and records an event with the former values', async () => {
    const created = await store.create(sized({ brand: { name: 'Alder' }, seoData: { tags: [] } }));
    const updated = await update(created.id, { name: 'Coat', mainCategoryId: 'main' });
    const { updatedDate } = updated;
    expect(updated).toEqual({ ...created, name: 'Coat', mainCategoryId: 'main', revision: '2', updatedDate });
    expect(store.emulator.events().at(-1)).toMatchObject({
      type: 'wix.stores.catalog.v3.product_updated',
      payload: { updatedEvent: { currentEntity: { name: 'Coat' }, modifiedFields: { name: 'Shirt' } } },
    });
    const cleared = await update(created.id, { brand: null, mainCategoryId: null, seoData: null });
    for (const name of ['brand', 'mainCategoryId', 'seoData']) expect(cleared).not.toHaveProperty(name);
  });

  test('accepts a product as it was returned', async () => {
    const created = await store.create(
      sized({
        ribbon: { name: 'New' },
        media: { itemsInfo: { items: [{ url: 'https://example.com/a.png' }] } },
        tags: { publicTags: { tagIds: ['t1'] } },
      }),
    );
    const fields = ['MEDIA_ITEMS_INFO', 'MERCHANT_DATA', 'CURRENCY', 'VARIANT_OPTION_CHOICE_NAMES', 'INFO_SECTION'];
    const full = await store.get(created.id, fields);
    const updated = await update(created.id, full, { fields });
    expect(updated).toEqual({ ...full, revision: '2', updatedDate: updated['updatedDate'] });
  });

  test('replaces variants whole, keeps their IDs, and deletes the inventory of removed ones', async () => {
    const { body } = await store.call('POST', 'products-with-inventory', {
      product: sized({
        variantsInfo: {
          variants: [
            variant(20, { choices: choices({ Size: 'S' }), sku: 'a', inventoryItem: { quantity: 5 } }),
            variant(25, { choices: choices({ Size: 'L' }), inventoryItem: { inStock: true } }),
          ],
        },
      }),
    });
    const created = body['product'] as TestProduct;
    expect(body['inventoryResults']).toMatchObject({
      results: [{ itemMetadata: { originalIndex: 0, success: true } }, { itemMetadata: { originalIndex: 1 } }],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 0, undetailedFailures: 0 },
    });
    expect(created).toMatchObject({ inventory: { availabilityStatus: 'IN_STOCK' } });
    const [small] = created.variantsInfo.variants;
    const updated = await update(created.id, {
      options: created.options,
      variantsInfo: {
        variants: [
          variant(30, { id: small?.id, choices: small?.choices }),
          variant(40, { choices: choices({ Size: 'L' }) }),
        ],
      },
    });
    const [same, other] = updated.variantsInfo.variants;
    expect(same).toMatchObject({ id: small?.id, price: { actualPrice: { amount: '30' } } });
    expect(same).not.toHaveProperty('sku');
    expect(other?.id).not.toBe(created.variantsInfo.variants[1]?.id);
    expect(updated).toMatchObject({ inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' } });
    expect(updated.options[0]?.choicesSettings.choices).toMatchObject([{ inStock: true }, { inStock: false }]);
  });

  test('keeps the visibility of a product and its default variant equal', async () => {
    const { id, variantsInfo } = await store.create();
    const [only] = variantsInfo.variants;
    const hidden = await update(id, { visible: false });
    expect(hidden.variantsInfo.variants).toMatchObject([{ visible: false }]);
    const repriced = await update(id, { variantsInfo: { variants: [variant(7, { id: only?.id })] } });
    expect(repriced.visible).toBe(false);
    const shown = await update(id, { variantsInfo: { variants: [variant(7, { id: only?.id, visible: true })] } });
    expect(shown.visible).toBe(true);
    const withOptions = await store.create(sized({ visible: false }));
    expect(withOptions.variantsInfo.variants).toMatchObject([{ visible: true }, { visible: true }]);
  });

  test('changes only the fields of a mask', async () => {
    const { id } = await store.create();
    const updated = await update(id, { name: 'Cup', slug: 'cup' }, { fieldMask: ['slug'] });
    expect([updated.name, updated.slug]).toEqual(['Mug', 'cup']);
    expect((await store.call('GET', 'products/slug/cup')).status).toBe(200);
    expect((await store.call('GET', 'products/slug/mug')).status).toBe(404);
  });

  test('updates the inventory with the product', async () => {
    const { id, revision, variantsInfo } = await store.create();
    const variants = [{ ...variantsInfo.variants[0], inventoryItem: { quantity: 3 } }];
    const { body } = await store.call('PATCH', `products-with-inventory/${id}`, {
      product: { id, revision, variantsInfo: { variants } },
      returnEntity: true,
    });
    expect(body).toMatchObject({
      product: { revision: '2', inventory: { availabilityStatus: 'IN_STOCK' } },
      inventoryResults: { results: [{ item: { quantity: 3, trackQuantity: true, productId: id } }] },
    });
  });
});

describe('deleteProduct', () => {
  test('deletes the inventory, and leaves the brand', async () => {
    const { id } = await store.create(simple({ brand: { name: 'Alder' } }));
    expect(await store.call('DELETE', `products/${id}`)).toMatchObject({ status: 200, body: {} });
    expect((await store.call('GET', `products/${id}`)).status).toBe(404);
    expect((await store.call('DELETE', `products/${id}`)).status).toBe(404);
    expect((await store.query('brands/query', { query: {} })).body['brands']).toHaveLength(1);
    expect(store.eventTypes(id)).toEqual(['product_created', 'product_deleted']);
  });

  test('requires a merchant, as every write', async () => {
    const { id } = await store.create();
    const visitor = await newShopper(store.emulator);
    expect((await visitor.call('DELETE', `/stores/v3/products/${id}`)).status).toBe(403);
    expect((await visitor.call('PATCH', `/stores/v3/products/${id}`, { product: {} })).status).toBe(403);
    const { body, status } = await visitor.call('GET', '/stores/v3/all-products-category');
    expect([status, body]).toMatchObject([200, { treeReference: { appNamespace: '@wix/stores', treeKey: null } }]);
  });
});
