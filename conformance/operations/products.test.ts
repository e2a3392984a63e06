import type * as products from '@wix/auto_sdk_stores_products';
import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { wireCollection, wireMetadata, wireProduct, wireStoreVariant, wireVariant } from './wire-entities.js';

const choices = fc.dictionary(fc.constantFrom('Size', 'Color', '_id', 'Größe'), text);
const field = fc.constantFrom('_id', 'name', 'slug', 'priceData.price', 'numericId', 'lastUpdated', '_createdDate');
const filter = fc.dictionary(
  field,
  fc.oneof(
    text,
    count,
    fc.record({ $gt: count }),
    fc.record({ $in: list(text) }),
    fc.record({ $hasSome: list(guid) }),
    fc.constant(null),
  ),
  { maxKeys: 4 },
);

const query: fc.Arbitrary<products.ProductQuery> = fc
  .record(
    {
      filter: nullable(fc.oneof(filter, fc.record({ $and: fc.array(filter, { minLength: 1, maxLength: 3 }) }))),
      sort: list(fc.record({ fieldName: field, order: fc.constantFrom('ASC' as const, 'DESC' as const) })),
    },
    { requiredKeys: [] },
  )
  .chain((rest) =>
    fc.record({ paging: partialRecord({ limit: count, offset: count }) }).map((paging) => ({ ...rest, ...paging })),
  )
  .map((value) => value as products.ProductQuery);

const degrees = fc.double({ min: -180, max: 180, noNaN: true });
const platformQuery = fc
  .record(
    {
      filter: nullable(filter),
      sort: list(
        fc.record(
          {
            fieldName: field,
            order: fc.constantFrom('ASC' as const, 'DESC' as const),
            origin: partialRecord({ latitude: nullable(degrees), longitude: nullable(degrees) }),
          },
          { requiredKeys: ['fieldName'] },
        ),
      ),
    },
    { requiredKeys: [] },
  )
  .chain((rest) =>
    fc
      .oneof(
        fc.record({ paging: partialRecord({ limit: count, offset: count }) }),
        fc.record({ cursorPaging: partialRecord({ limit: count, cursor: text }) }),
        fc.constant({}),
      )
      .map((paging) => ({ ...rest, ...paging })),
  );

describe('products', () => {
  sameCall(
    'products.queryProducts',
    fc.tuple(query),
    partialRecord({ products: list(wireProduct), metadata: wireMetadata }),
  );

  sameCall(
    'products.getProduct',
    fc.oneof(fc.tuple(pathId), fc.tuple(pathId, partialRecord({ includeMerchantSpecificData: flag }))),
    partialRecord({ product: wireProduct }),
  );

  sameCall(
    'products.getProductOptionsAvailability',
    fc.tuple(pathId, choices),
    partialRecord({
      selectedVariant: partialRecord({
        price: fc.constant({ price: 'NaN', discountedPrice: 3.5, pricePerUnit: null }),
        weight: count,
      }),
      productOptions: list(partialRecord({ name: text, optionType: fc.constant('color') })),
      availableForPurchase: flag,
    }),
  );

  sameCall(
    'products.queryProductVariants',
    fc.oneof(
      fc.tuple(pathId),
      fc.tuple(
        pathId,
        partialRecord({
          choices,
          variantIds: list(guid),
          paging: partialRecord({ limit: nullable(count), offset: nullable(count) }),
          includeMerchantSpecificData: flag,
        }),
      ),
    ),
    partialRecord({ variants: list(wireVariant), metadata: wireMetadata, totalResults: count }),
  );

  sameCall('products.getCollectionBySlug', fc.tuple(pathId), partialRecord({ collection: wireCollection }));

  sameCall('products.getStoreVariant', fc.tuple(pathId), partialRecord({ variant: wireStoreVariant }));

  sameCall(
    'products.queryStoreVariants',
    fc.tuple(platformQuery),
    partialRecord({ variants: list(wireStoreVariant), metadata: wireMetadata }),
  );
});
