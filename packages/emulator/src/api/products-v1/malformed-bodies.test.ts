import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Merchant, getOptions } from '../../testing/merchant.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 60, full: 300, soak: 5000 });

/** Field names of the catalog's request bodies, and names of `Object.prototype` members. */
const names = [
  ...[
    'name',
    'slug',
    'visible',
    'productType',
    'description',
    'sku',
    'weight',
    'priceData',
    'price',
    'itemCost',
    'cost',
  ],
  ...[
    'costAndProfitData',
    'discount',
    'type',
    'value',
    'ribbon',
    'brand',
    'manageVariants',
    'productOptions',
    'choices',
  ],
  ...[
    'pricePerUnitData',
    'totalQuantity',
    'additionalInfoSections',
    'title',
    'seoData',
    'tags',
    'settings',
    'keywords',
  ],
  ...['productDimensions', 'length', 'unit', 'option', 'choice', 'mediaIds', 'mediaId', 'url', 'variantIds', 'amount'],
  ...['percentage', 'rate', 'optionType', 'Size', 'S', 'constructor', 'toString', 'length'],
];

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, -1, 0.001, 1e300, 5e-324, '', 'S', 'x', 'x'.repeat(9000), '#fff', 'color'),
    fc.constantFrom('PERCENT', 'AMOUNT', 'G', 'MM', 'physical', 'm.jpg', 'https://a.example/b.jpg', '\u0000', '\ud800'),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('tree'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

const writes = [
  ['POST', '/stores/v1/products', ['product']],
  ['PATCH', '/stores/v1/products/{id}', ['product']],
  ['PATCH', '/stores/v1/products/{id}/variants', ['variants']],
  ['POST', '/stores/v1/products/{id}/media', ['media']],
  ['POST', '/stores/v1/products/{id}/media/delete', ['mediaIds']],
  ['PATCH', '/stores/v1/products/{id}/choices/media', ['media']],
  ['POST', '/stores/v1/products/{id}/choices/media/delete', ['media']],
  ['POST', '/stores/v1/collections', ['collection']],
  ['POST', '/stores/v1/bulk/products/update', ['set']],
  ['POST', '/stores/v1/bulk/products/adjust-properties', ['adjust']],
  ['POST', '/stores-reader/v1/variants/query', ['query']],
  ['POST', '/stores-reader/v1/products/{id}/variants/query', ['choices', 'variantIds']],
  ['POST', '/stores-reader/v1/products/{id}/productOptionsAvailability', ['options']],
] as const;

it('responds 200 or 400 to any body, and can be read afterwards', { timeout: 600_000 }, async () => {
  const emulator = createEmulator({ catalogVersion: 'v1', seed: 'empty' });
  const shop = new Merchant(emulator);
  const { id } = await shop.create({ manageVariants: true, productOptions: getOptions({ Size: ['S', 'M'] }) });
  const list = fc.oneof(tree, fc.array(tree, { maxLength: 3 }));
  const request = fc.constantFrom(...writes).chain(([method, path, keys]) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path.replace('{id}', id)),
      body: fc.tuple(...keys.map(() => list)).map((values) => ({
        ids: [id],
        ...Object.fromEntries(keys.map((key, index) => [key, values[index]])),
      })),
    }),
  );
  await fc.assert(
    fc.asyncProperty(request, async ({ body, method, path }) => {
      const { status } = await shop.call(method, path, body);
      expect([200, 400, 404]).toContain(status);
      await shop.get(id);
      await shop.send('POST', '/v1/products/query-platformized', {});
    }),
    { numRuns: runs },
  );
  expect(emulator.requests({ status: 500 })).toEqual([]);
});
