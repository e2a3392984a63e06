import fc from 'fast-check';
import { describe } from 'vitest';
import { count, filled, flag, float, guid, list, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { changedCollection, changedProduct, newCollection, newProduct, variantOverride } from './own-catalog.js';
import { wireCollection, wireProduct, wireVariant } from './wire-entities.js';

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 1, maxLength: 3 });
const nothing = fc.constant({});
const products = partialRecord({ product: wireProduct });
const collections = partialRecord({ collection: wireCollection });
const url = fc.constantFrom('https://static.example/a.jpg', 'https://static.example/b%20c.png?w=1');
const optionAndChoice = fc.record({ option: filled, choice: filled });

const bulkResponse = partialRecord({
  results: list(
    partialRecord({
      itemMetadata: partialRecord({
        id: guid,
        originalIndex: count,
        success: flag,
        error: partialRecord({ code: text, description: text, data: fc.constant({ id: 'i', createdDate: 'd' }) }),
      }),
    }),
  ),
  bulkActionMetadata: partialRecord({ totalSuccesses: count, totalFailures: count, undetailedFailures: count }),
});

describe('product writes', () => {
  sameCall('products.createProduct', fc.tuple(newProduct), products);
  sameCall('products.updateProduct', fc.tuple(pathId, changedProduct), products);
  sameCall('products.deleteProduct', fc.tuple(pathId), nothing);
  sameCall('products.deleteProductOptions', fc.tuple(pathId), nothing);
  sameCall('products.resetAllProductVariantData', fc.tuple(pathId), nothing);
  sameCall('products.removeBrand', fc.tuple(pathId), nothing);
  sameCall('products.removeRibbon', fc.tuple(pathId), nothing);
  sameCall(
    'products.updateProductVariants',
    fc.tuple(pathId, some(variantOverride)),
    partialRecord({ variants: list(wireVariant) }),
  );
  sameCall(
    'products.addProductMedia',
    fc.tuple(
      pathId,
      some(
        fc.oneof(
          fc.record({ mediaId: filled }),
          fc.record({ url }),
          fc.record({ mediaId: filled, choice: optionAndChoice }),
        ),
      ),
    ),
    nothing,
  );
  sameCall('products.removeProductMedia', fc.tuple(pathId, some(filled)), nothing);
  sameCall(
    'products.addProductMediaToChoices',
    fc.tuple(pathId, some(fc.record({ option: filled, choice: filled, mediaIds: some(filled) }))),
    nothing,
  );
  sameCall(
    'products.removeProductMediaFromChoices',
    fc.tuple(pathId, some(fc.record({ option: filled, choice: filled, mediaIds: some(filled) }))),
    nothing,
  );
  sameCall(
    'products.bulkUpdateProductsProperty',
    fc.tuple(
      some(guid),
      fc.oneof(
        fc.record({ price: float }),
        fc.record({ cost: float }),
        fc.record({ weight: float }),
        fc.record({ ribbon: text }),
        fc.record({ brand: text }),
      ),
    ),
    bulkResponse,
  );
  const adjustment = fc.oneof(
    fc.record({ amount: float }),
    fc.record({ percentage: partialRecord({ rate: fc.integer({ min: -100, max: 1000 }), roundToInt: flag }) }),
  );
  sameCall(
    'products.bulkAdjustProductProperty',
    fc.tuple(
      fc.oneof(fc.record({ price: adjustment }), fc.record({ cost: adjustment }), fc.record({ weight: adjustment })),
      some(guid),
    ),
    bulkResponse,
  );
});

describe('collection writes', () => {
  sameCall('products.createCollection', fc.tuple(newCollection), collections);
  sameCall('products.updateCollection', fc.tuple(pathId, changedCollection), collections);
  sameCall('products.deleteCollection', fc.tuple(pathId), nothing);
  sameCall('products.addProductsToCollection', fc.tuple(pathId, some(guid)), nothing);
  sameCall('products.removeProductsFromCollection', fc.tuple(pathId, some(guid)), nothing);
});
