import { createClient, type AuthStrategy } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventory, products, productsV3 } from '../index.js';
import { getPrice, getStock, listOptions } from '../selection/index.js';
import { shopProducts, type ShopProduct } from '../testing/arbitrary-catalog-product.js';
import { createCatalog, withStock, type CatalogProduct, type CatalogVersion } from './index.js';

const open = (catalogVersion: CatalogVersion) => {
  const emulator = createEmulator({ catalogVersion, seed: 'empty' });
  const client = (auth: AuthStrategy) =>
    createClient({
      auth,
      modules: { inventory, products, productsV3 },
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
      apiUrl: 'http://localhost',
    });
  const merchant = client(ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }));
  const catalog = createCatalog(client(OAuthStrategy({ clientId: DEMO_CLIENT_ID })));
  const read = async (id: string) => withStock((await catalog.getProduct({ id }))!, await catalog.getStock([id]));
  return { merchant, read };
};

/** Writes a product with the functions of Catalog V1, and reads it with the catalog. */
async function writeV1(
  { merchant, read }: ReturnType<typeof open>,
  shop: ShopProduct,
  kind: string,
): Promise<CatalogProduct> {
  const { choices, cents, offCents, stocked, shown, isColor } = shop;
  const { product } = await merchant.products.createProduct({
    name: shop.name,
    description: shop.html,
    productType: 'physical',
    priceData: { price: (cents[0] ?? 0) / 100 },
    ...(offCents > 0 && { discount: { type: 'AMOUNT', value: offCents / 100 } }),
    ...(shop.ribbon && { ribbon: shop.ribbon }),
    ...(shop.brand && { brand: shop.brand }),
    seoData: { tags: [...shop.seoTags] },
    manageVariants: choices.length > 0,
    ...(choices.length > 0 && {
      productOptions: [
        {
          name: kind,
          optionType: isColor ? 'color' : 'drop_down',
          choices: choices.map((name, index) => ({ description: name, value: isColor ? `#00000${index}` : name })),
        },
      ],
    }),
  });
  const id = product?._id ?? '';
  if (choices.length > 0)
    await merchant.products.updateProductVariants(
      id,
      choices.map((choice, index) => ({
        choices: { [kind]: choice },
        price: (cents[index] ?? 0) / 100,
        visible: shown[index] === true,
      })),
    );
  const { variants = [] } = await merchant.products.queryStoreVariants({ filter: { productId: id } });
  await merchant.inventory.updateInventoryVariants(id, {
    trackQuantity: false,
    variants: variants.map(({ variantId = '', choices: own = {} }) => ({
      variantId,
      inStock: stocked[Math.max(0, choices.indexOf(own[kind] ?? ''))] === true,
    })),
  });
  return read(id);
}

/** Writes a product with the functions of Catalog V3, and reads it with the catalog. */
async function writeV3(
  { merchant, read }: ReturnType<typeof open>,
  shop: ShopProduct,
  kind: string,
): Promise<CatalogProduct> {
  const { choices, cents, offCents, stocked, shown, isColor } = shop;
  const renderType = isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES';
  const variant = (index: number) => ({
    physicalProperties: {},
    price: {
      actualPrice: { amount: (((cents[index] ?? 0) - offCents) / 100).toFixed(2) },
      ...(offCents > 0 && { compareAtPrice: { amount: ((cents[index] ?? 0) / 100).toFixed(2) } }),
    },
    inventoryItem: { inStock: stocked[index] === true },
  });
  const { product } = await merchant.productsV3.createProductWithInventory({
    name: shop.name,
    plainDescription: shop.html,
    productType: 'PHYSICAL',
    physicalProperties: {},
    ...(shop.ribbon && { ribbon: { name: shop.ribbon } }),
    ...(shop.brand && { brand: { name: shop.brand } }),
    seoData: { tags: [...shop.seoTags] },
    options:
      choices.length > 0
        ? [
            {
              name: kind,
              optionRenderType: renderType,
              choicesSettings: {
                choices: choices.map((name, index) =>
                  isColor
                    ? { name, choiceType: 'ONE_COLOR', colorCode: `#00000${index}` }
                    : { name, choiceType: 'CHOICE_TEXT' },
                ),
              },
            },
          ]
        : [],
    variantsInfo: {
      variants:
        choices.length > 0
          ? choices.map((choiceName, index) => ({
              ...variant(index),
              visible: shown[index] === true,
              choices: [{ optionChoiceNames: { optionName: kind, choiceName, renderType } }],
            }))
          : [variant(0)],
    },
  });
  return read(product?._id ?? '');
}

/** A product without IDs, the platform's entity, the stock of hidden choices, and the stock status if hidden variants count. */
const comparable = ({
  raw: _,
  id: _id,
  onlyVariantId: _v,
  stockIsComplete: _s,
  stockStatus,
  ...product
}: CatalogProduct) => ({
  ...product,
  ...(product.variants.every(({ visible }) => visible) && { stockStatus }),
  options: product.options.map((option) => ({
    ...option,
    choices: option.choices.map(({ inStock, ...choice }) => ({ ...choice, inStock: choice.visible && inStock })),
  })),
  categoryIds: product.categoryIds.length,
  variants: product.variants.map(({ id: _variantId, ...variant }) => variant),
});

test('products written with the functions of either version are equal, and so are their options, prices and stock', async () => {
  const v1 = open('v1');
  const v3 = open('v3');
  let written = 0;
  await fc.assert(
    fc.asyncProperty(shopProducts, async (shop) => {
      // Products of Catalog V3 share options of the same name, with the colors of their choices.
      const kind = `Kind ${written++}`;
      const [one, other] = [await writeV1(v1, shop, kind), await writeV3(v3, shop, kind)];
      expect(comparable(other)).toEqual(comparable(one));
      for (const choices of [{}, ...shop.choices.map((choice) => ({ [kind]: choice }))])
        for (const calculate of [getPrice, getStock, listOptions] as ((
          product: CatalogProduct,
          selection: object,
        ) => unknown)[])
          expect(calculate(other, { choices })).toEqual(calculate(one, { choices }));
    }),
    { numRuns: 30 },
  );
});
