import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPrice, getStock, listOptions, toLineItem, validateSelection } from '../selection/index.js';
import { shopProducts, toV1, toV3, type ShopProduct } from '../testing/arbitrary-catalog-product.js';
import { openCatalog } from '../testing/open-catalog.js';
import type { CatalogProduct } from './index.js';

const noVariantId = '00000000-0000-0000-0000-000000000000';

const both = async (shop: ShopProduct): Promise<[CatalogProduct, CatalogProduct]> => {
  const v1 = openCatalog('v1', { '/products/product': { product: toV1(shop) } });
  const v3 = openCatalog('v3', { '/products/product': { product: toV3(shop) } });
  const products = await Promise.all([v1, v3].map(({ catalog }) => catalog.getProduct({ id: 'product' })));
  return products as [CatalogProduct, CatalogProduct];
};

/** A product without what differs: the platform's entity, image references, the ID of a default variant, and what is known of the stock. */
const comparable = ({
  raw: _,
  stockIsComplete: _stockIsComplete,
  onlyVariantId: _onlyVariantId,
  media,
  variants,
  ...product
}: CatalogProduct) => ({
  ...product,
  media: media.map(({ image, ...rest }) => ({ ...rest, hasImage: image !== undefined })),
  variants: variants.map((variant) => ({ ...variant, id: product.options.length > 0 ? variant.id : noVariantId })),
});

test('the same product is equal in both versions, except for raw', async () => {
  await fc.assert(
    fc.asyncProperty(shopProducts, async (shop) => {
      const [v1, v3] = await both(shop);
      expect(comparable(v3)).toEqual(comparable(v1));
      expect([v1.raw?.version, v3.raw?.version]).toEqual(['v1', 'v3']);
      expect(v1.variants).toHaveLength(Math.max(1, shop.choices.length));
    }),
    { numRuns: 100 },
  );
});

test('selections have the same options, prices, stock, problems and line items in both versions', async () => {
  const chosen = fc.constantFrom(undefined, 'S', 'M', 'L', '#fff', 'unknown');
  const typed = fc.constantFrom('', 'Ada', 'a text of more than twenty characters');
  await fc.assert(
    fc.asyncProperty(shopProducts, chosen, typed, async (shop, choice, text) => {
      const [v1, v3] = await both(shop);
      const selection = {
        ...(choice && { choices: { Kind: choice } }),
        ...(shop.text && { customTextFields: { [shop.text.title]: text } }),
      };
      for (const read of [getPrice, getStock, listOptions, validateSelection] as ((
        product: CatalogProduct,
        given: typeof selection,
      ) => unknown)[])
        expect(read(v3, selection)).toEqual(read(v1, selection));
      if (validateSelection(v1, selection).length > 0) {
        expect(() => toLineItem(v3, selection)).toThrow('cannot be ordered');
        return;
      }
      const [one, other] = [toLineItem(v1, selection, 2), toLineItem(v3, selection, 2)];
      const index = shop.choices.indexOf(choice ?? '');
      expect(other.catalogReference.options.variantId).toBe(`variant-${Math.max(0, index)}`);
      expect(one.catalogReference.options.variantId).toBe(index < 0 ? noVariantId : `variant-${index}`);
      const withoutVariant = ({ catalogReference }: typeof one) => ({
        ...catalogReference,
        options: { ...catalogReference.options, variantId: undefined },
      });
      expect(withoutVariant(other)).toEqual(withoutVariant(one));
    }),
    { numRuns: 100 },
  );
});

test('prices follow the currency, with compare-at prices of discounted variants only', async () => {
  const variant = (id: string, amount: string, compareAt?: string) => ({
    id,
    price: { actualPrice: { amount }, ...(compareAt && { compareAtPrice: { amount: compareAt } }) },
  });
  const variants = [variant('a', '1200', '1500'), variant('b', '990', '0'), variant('c', '2000')];
  const { catalog } = openCatalog('v3', {
    '/products/p': { product: { id: 'p', currency: 'JPY', variantsInfo: { variants } } },
  });
  const product = await catalog.getProduct({ id: 'p' });
  expect(product?.variants.map(({ price }) => price)).toEqual([
    { amount: '1200', compareAt: '1500', currency: 'JPY' },
    { amount: '990', currency: 'JPY' },
    { amount: '2000', currency: 'JPY' },
  ]);
  expect(product?.priceRange).toEqual({
    min: '990',
    max: '2000',
    compareAt: { min: '1500', max: '1500' },
    currency: 'JPY',
  });
});

test('lists have the price range of the platform, and no variants', async () => {
  const amounts = (min: string, max: string) => ({ minValue: { amount: min }, maxValue: { amount: max } });
  const { catalog } = openCatalog('v3', {
    '/products/search': {
      products: [
        { id: 'p', currency: 'USD', actualPriceRange: amounts('5', '9.5'), compareAtPriceRange: amounts('0', '12') },
      ],
    },
  });
  const { items } = await catalog.queryProducts();
  expect(items[0]).not.toHaveProperty('variants');
  expect(items[0]?.priceRange).toEqual({
    min: '5.00',
    max: '9.50',
    compareAt: { min: '12.00', max: '12.00' },
    currency: 'USD',
  });
});

test('prices of Catalog V1 are those in the currency of the shopper', async () => {
  const product = {
    id: 'p',
    priceData: { currency: 'USD', price: 20, discountedPrice: 18.5 },
    convertedPriceData: { currency: 'EUR', price: 18, discountedPrice: 16.65 },
  };
  const { catalog } = openCatalog('v1', { '/products/p': { product } });
  const { variants = [] } = (await catalog.getProduct({ id: 'p' })) ?? {};
  expect(variants.map(({ price }) => price)).toEqual([{ amount: '16.65', compareAt: '18.00', currency: 'EUR' }]);
});
