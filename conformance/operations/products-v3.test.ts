import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, guid, list, partialRecord, pathId, text, wireDate, wireFloat } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import { anyResponse, fieldsOption, createFilter, createQuery, revision, some } from './catalog-v3-arbitraries.js';
import { own, wire } from './products-v3-arbitraries.js';
import { search, wireAggregationData } from './search-arbitraries.js';

const results = list(fc.record({ item: wire.product }));
const inventoryResults = fc.record({
  results: list(partialRecord({ item: partialRecord({ id: guid, createdDate: wireDate, quantity: count }) })),
});
const response = fc
  .tuple(
    anyResponse('product', 'products', wire.product),
    partialRecord({
      productResults: fc.record({ results }),
      inventoryResults,
      aggregationData: wireAggregationData,
      categoryId: guid,
      pricing: wireFloat,
    }),
  )
  .map(([one, more]) => ({ ...one, ...more }));

const options = fc.option(fieldsOption('URL', 'CURRENCY', 'MERCHANT_DATA'), { nil: undefined });
const both = partialRecord({ returnEntity: flag, fields: fc.subarray(['URL', 'THUMBNAIL']) });
const filter = createFilter('_id', 'brand._id', 'name', '_createdDate', 'actualPriceRange.minValue.amount');
const details = partialRecord({ expression: text, mode: fc.constantFrom('OR', 'AND'), fuzzy: flag });
const sections = fc.record({ infoSectionIds: some(guid) });
const tags = partialRecord({ assignTags: fc.record({ publicTags: fc.record({ tagIds: list(text) }) }) });
const updated = <T extends object>(entity: fc.Arbitrary<T>) =>
  fc.tuple(entity, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current }));
const masked = <T>(entity: fc.Arbitrary<T>) =>
  some(fc.record({ product: entity, fieldMask: fc.constant(['name', 'brand']) }));

const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  getProduct: fc.tuple(pathId, options),
  getProductBySlug: fc.tuple(pathId, options),
  getAllProductsCategory: fc.constant([]),
  queryProducts: fc.tuple(createQuery('_id', 'slug', '_createdDate', 'options._id'), options),
  searchProducts: fc.tuple(search, fieldsOption('URL', 'CURRENCY')),
  countProducts: fc.tuple(partialRecord({ filter, search: details, returnNonVisibleProducts: flag })),
  createProduct: fc.tuple(own.product, options),
  createProductWithInventory: fc.tuple(own.withInventory, both),
  updateProduct: fc.tuple(pathId, updated(own.product), options),
  updateProductWithInventory: fc.tuple(pathId, updated(own.withInventory), both),
  deleteProduct: fc.tuple(pathId),
  bulkCreateProducts: fc.tuple(some(own.product), both),
  bulkCreateProductsWithInventory: fc.tuple(some(own.withInventory), both),
  bulkUpdateProducts: fc.tuple(masked(own.product), both),
  bulkUpdateProductsWithInventory: fc.tuple(masked(own.withInventory), both),
  bulkDeleteProducts: fc.tuple(some(guid)),
  bulkDeleteProductsByFilter: fc.tuple(filter, partialRecord({ search: details })),
  bulkUpdateProductsByFilter: fc.tuple(partialRecord({ filter, search: details, product: own.product })),
  bulkUpdateProductVariantsByFilter: fc.tuple(filter, partialRecord({ search: details, variant: own.variant })),
  bulkAdjustProductVariantsByFilter: fc.tuple(
    filter,
    partialRecord({
      search: details,
      actualPrice: fc.record({ percentage: count }),
      rounding: fc.constant('NO_ROUNDING'),
    }),
  ),
  bulkUpdateProductTags: fc.tuple(some(guid), tags),
  bulkUpdateProductTagsByFilter: fc.tuple(filter, tags),
  bulkAddInfoSectionsToProductsByFilter: fc.tuple(filter, sections),
  bulkRemoveInfoSectionsFromProductsByFilter: fc.tuple(filter, sections),
  bulkAddInfoSectionsToProducts: fc.tuple(some(fc.record({ productId: guid, revision })), sections),
  bulkRemoveInfoSectionsFromProducts: fc.tuple(some(fc.record({ productId: guid, revision })), sections),
  bulkAddProductsToCategoriesByFilter: fc.tuple(partialRecord({ filter, search: details, categoryIds: some(guid) })),
  bulkRemoveProductsFromCategoriesByFilter: fc.tuple(partialRecord({ filter, categoryIds: some(guid) })),
};

describe('productsV3', () => {
  for (const [name, args] of Object.entries(rows)) sameOperation(`productsV3.${name}`, args, response);
});

const variants = partialRecord({
  variants: list(
    fc
      .tuple(wire.variant, fc.record({ productId: guid, updatedDate: wireDate }))
      .map(([variant, productData]) => ({ ...variant, productData })),
  ),
  aggregationData: wireAggregationData,
});
const variantOptions = partialRecord({ fields: fc.subarray(['CURRENCY', 'MERCHANT_DATA']), locationIds: list(guid) });

describe('readOnlyVariantsV3', () => {
  sameOperation(
    'readOnlyVariantsV3.queryVariants',
    fc.tuple(createQuery('_id', 'productData.productId'), variantOptions),
    variants,
  );
  sameOperation('readOnlyVariantsV3.searchVariants', fc.tuple(search, variantOptions), variants);
});
