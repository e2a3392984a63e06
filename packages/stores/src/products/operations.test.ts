import { operationTable, refusalTable, type Row } from '../../../core/src/testing/operation-table.js';
import * as products from './index.js';

const reader = '/stores-reader/v1';
const writer = '/stores/v1';
const time = '2026-01-02T03:04:05.678Z';
const moment = new Date(time);

const wirePrice = { currency: 'USD', price: 20, discountedPrice: 'NaN', pricePerUnit: '-Infinity' };
const price = { currency: 'USD', price: 20, discountedPrice: NaN, pricePerUnit: -Infinity };
const wireCost = { itemCost: 'NaN', profit: 'NaN', profitMargin: 'Infinity' };
const cost = { itemCost: NaN, profit: NaN, profitMargin: Infinity };
const wirePrices = { weight: 'NaN', priceData: wirePrice, convertedPriceData: wirePrice, costAndProfitData: wireCost };
const prices = { weight: NaN, priceData: price, convertedPriceData: price, costAndProfitData: cost };
const choices = { Size: 'M' };
const wireVariant = { id: 'v', choices, variant: { ...wirePrices, sku: 's' } };
const variant = { _id: 'v', choices, variant: { ...prices, sku: 's' } };
const wireRange = { minValue: 'NaN', maxValue: 3 };
const range = { minValue: NaN, maxValue: 3 };

const wireProduct = {
  id: 'p',
  createdDate: time,
  lastUpdated: time,
  name: 'Mug',
  price: wirePrice,
  ...wirePrices,
  weightRange: wireRange,
  priceRange: wireRange,
  costRange: wireRange,
  pricePerUnitData: { totalQuantity: 'NaN', baseQuantity: 1, baseMeasurementUnit: 'ML' },
  discount: { type: 'PERCENT', value: 'NaN' },
  media: { mainMedia: { id: 'm', image: { url: 'https://static.example/m.jpg', width: 4 } } },
  variants: [wireVariant],
};
const product = {
  _id: 'p',
  _createdDate: moment,
  lastUpdated: moment,
  name: 'Mug',
  price,
  ...prices,
  weightRange: range,
  priceRange: range,
  costRange: range,
  pricePerUnitData: { totalQuantity: NaN, baseQuantity: 1, baseMeasurementUnit: 'ML' },
  discount: { type: 'PERCENT', value: NaN },
  media: { mainMedia: { _id: 'm', image: { url: 'https://static.example/m.jpg', width: 4 } } },
  variants: [variant],
} satisfies products.Product;

const wireStoreVariant = (media: object) => ({ id: 'p-v', variantId: 'v', productId: 'p', choices, media });
const imageVariant = wireStoreVariant({ image: { id: 'm.jpg', filename: 'mug.jpg', width: 4, height: 3 } });
const videoVariant = wireStoreVariant({ video: { id: 'f', posters: [{ id: 'p.jpg', width: 4, height: 3 }] } });
const storeVariant = (media: products.PlatformMedia): products.StoreVariant => ({
  _id: 'p-v',
  variantId: 'v',
  productId: 'p',
  choices,
  media,
});
const shownImage = storeVariant({ image: 'wix:image://v1/m.jpg/mug.jpg#originWidth=4&originHeight=3' });
const shownVideo = storeVariant({ video: 'wix:video://v1/f#posterUri=p.jpg&posterWidth=4&posterHeight=3' });

const bulk = {
  results: [
    { itemMetadata: { id: 'a', originalIndex: 0, success: true } },
    { itemMetadata: { id: 'b', originalIndex: 1, success: false, error: { code: 'NOT_FOUND', description: 'No b' } } },
  ],
  bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 },
};
const bulkResult = {
  ...bulk,
  results: bulk.results.map(({ itemMetadata: { id: _id, ...rest } }) => ({ itemMetadata: { _id, ...rest } })),
};

const rows: Record<string, Row> = {
  createProduct: {
    args: [product],
    method: 'POST',
    path: `${writer}/products`,
    body: { product: wireProduct },
    answer: { product: wireProduct },
    returns: { product },
  },
  updateProductVariants: {
    args: ['p/1', [{ choices, price: NaN, cost: 2, weight: Infinity, sku: null, visible: false }]],
    method: 'PATCH',
    path: `${writer}/products/p%2F1/variants`,
    body: {
      id: 'p/1',
      variants: [{ choices, price: 'NaN', cost: 2, weight: 'Infinity', sku: null, visible: false }],
    },
    answer: { variants: [wireVariant] },
    returns: { variants: [variant] },
  },
  bulkUpdateProductsProperty: {
    args: [['a', 'b'], { price: NaN }],
    method: 'POST',
    path: `${writer}/bulk/products/update`,
    body: { ids: ['a', 'b'], set: { price: 'NaN' } },
    answer: bulk,
    returns: bulkResult,
  },
  bulkAdjustProductProperty: {
    args: [{ price: { percentage: { rate: -10, roundToInt: true } }, weight: { amount: -Infinity } }, ['a', 'b']],
    method: 'POST',
    path: `${writer}/bulk/products/adjust-properties`,
    body: {
      ids: ['a', 'b'],
      adjust: { price: { percentage: { rate: -10, roundToInt: true } }, weight: { amount: '-Infinity' } },
    },
    answer: bulk,
    returns: bulkResult,
  },
  getProduct: {
    args: ['p 1', { includeMerchantSpecificData: true }],
    method: 'GET',
    path: `${reader}/products/p%201`,
    query: { id: 'p 1', includeMerchantSpecificData: 'true' },
    answer: { product: wireProduct },
    returns: { product },
  },
  getProductOptionsAvailability: {
    args: ['p 1', choices],
    method: 'POST',
    path: `${reader}/products/p%201/productOptionsAvailability`,
    body: { id: 'p 1', options: choices },
    answer: { selectedVariant: { price: wirePrice, weight: 'NaN' }, availableForPurchase: true },
    returns: { selectedVariant: { price, weight: NaN }, availableForPurchase: true },
  },
  queryProductVariants: {
    args: ['p 1', { choices, paging: { limit: 2, offset: 4 } }],
    method: 'POST',
    path: `${reader}/products/p%201/variants/query`,
    body: { id: 'p 1', choices, paging: { limit: 2, offset: 4 } },
    answer: { variants: [wireVariant], metadata: { items: 1, offset: 4 }, totalResults: 5 },
    returns: { variants: [variant], metadata: { items: 1, offset: 4 }, totalResults: 5 },
  },
  queryStoreVariants: {
    args: [
      {
        filter: { _id: { $in: ['p-v'] }, sku: 's', _createdDate: { $gt: moment } },
        sort: [{ fieldName: '_id', order: 'DESC', origin: { latitude: 1.5, longitude: 2 } }],
        cursorPaging: { limit: 2 },
      },
    ],
    method: 'POST',
    path: `${reader}/variants/query`,
    body: {
      query: {
        filter: { id: { $in: ['p-v'] }, sku: 's', createdDate: { $gt: time } },
        sort: [{ fieldName: 'id', order: 'DESC', origin: { latitude: 1.5, longitude: 2 } }],
        cursorPaging: { limit: 2 },
      },
    },
    answer: { variants: [imageVariant, videoVariant], metadata: { count: 2, cursors: { next: 'n' } } },
    returns: { variants: [shownImage, shownVideo], metadata: { count: 2, cursors: { next: 'n' } } },
  },
};

operationTable(products, rows);

refusalTable(products, [
  ['createProduct', [{ priceData: { price: 1 } }], 'product.name'],
  ['createProduct', [{ name: ' ', priceData: { price: 1 } }], 'product.name'],
  ['createProduct', [undefined], 'product.name'],
  ['createCollection', [undefined], 'collection.name'],
  ['createCollection', [{}], 'collection.name'],
  ['createCollection', [{ name: '' }], 'collection.name'],
  ['createProduct', [{ name: 'Mug', lastUpdated: new Date(NaN) }], 'lastUpdated'],
  ['updateProductVariants', ['p', []], 'variants'],
  ['updateProductVariants', ['p', undefined], 'variants'],
  ['addProductsToCollection', ['c', []], 'productIds'],
  ['addProductsToCollection', ['c', ['a', ' ']], 'productIds[1]'],
  ['removeProductsFromCollection', ['c', []], 'productIds'],
  ['removeProductsFromCollection', ['c', ['']], 'productIds[0]'],
  ['addProductMedia', ['p', []], 'media'],
  ['addProductMedia', ['p', [{ mediaId: 'm' }, { choice: { option: 'a', choice: 'b' } }]], 'media[1]'],
  ['removeProductMedia', ['p', undefined], 'mediaIds'],
  ['removeProductMedia', ['p', ['m', '']], 'mediaIds[1]'],
  ['addProductMedia', ['p', [undefined]], 'media[0]'],
  ['addProductMediaToChoices', ['p', [null]], 'media[0].option'],
  ['addProductMediaToChoices', ['p', []], 'media'],
  ['addProductMediaToChoices', ['p', [{ option: 'Color', choice: '' }]], 'media[0].choice'],
  ['addProductMediaToChoices', ['p', [{ choice: 'Moss' }]], 'media[0].option'],
  ['removeProductMediaFromChoices', ['p', []], 'media'],
  ['bulkUpdateProductsProperty', [[], { price: 1 }], 'ids'],
  ['bulkUpdateProductsProperty', [['a', ''], { price: 1 }], 'ids[1]'],
  ['bulkAdjustProductProperty', [{ price: { amount: 1 } }, []], 'ids'],
  ['bulkAdjustProductProperty', [{ price: { amount: 1 } }, ['']], 'ids[0]'],
]);
