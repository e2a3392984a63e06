import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  flag,
  guid,
  image,
  list,
  nullable,
  partialRecord,
  pathId,
  text,
  wireImage,
} from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import {
  anyResponse,
  entityFields,
  createFilter,
  createQuery,
  revision,
  richContent,
  some,
  wireEntityFields,
  wireRichContent,
} from './catalog-v3-arbitraries.js';
import { search, wireAggregationData } from './search-arbitraries.js';

const shared = { name: nullable(text), visible: nullable(flag), itemCounter: count };
const category = partialRecord({
  ...entityFields,
  ...shared,
  image,
  parentCategory: fc.record({ _id: nullable(guid) }),
  richContentDescription: richContent,
});
const wireCategory = partialRecord({
  ...wireEntityFields,
  ...shared,
  image: wireImage,
  parentCategory: fc.record({ id: nullable(guid) }),
  richContentDescription: wireRichContent,
});
const response = fc
  .tuple(
    anyResponse('category', 'categories', wireCategory),
    partialRecord({ aggregationData: wireAggregationData, items: list(fc.record({ catalogItemId: guid })) }),
  )
  .map(([one, more]) => ({ ...one, ...more }));

const tree = fc.record({ appNamespace: fc.constant('@wix/stores'), treeKey: fc.constant(null) });
const item = fc.record({ catalogItemId: guid, appId: guid });
const fields = fc.subarray(['DESCRIPTION', 'BREADCRUMBS_INFO']);
const options = fc.option(partialRecord({ fields }), { nil: undefined });
const inTree = fc.record({ treeReference: tree });
const treeAndFields = fc.record({ treeReference: tree, fields });
const listing = fc.record({ treeReference: tree, fields, returnNonVisibleCategories: flag });
const bulk = fc.record({ treeReference: tree, fields, returnEntity: flag });
const inCategories = fc.record({ categoryIds: some(guid), treeReference: tree });
const filter = createFilter('_id', 'name', 'parentCategory._id', '_updatedDate').filter(
  (given) => Object.keys(given).length > 0,
);

const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  createCategory: fc.tuple(category, treeAndFields),
  getCategory: fc.tuple(pathId, tree, options),
  getCategoryBySlug: fc.tuple(pathId, tree, options),
  updateCategory: fc.tuple(
    pathId,
    fc.tuple(category, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
    treeAndFields,
  ),
  updateCategoryVisibility: fc.tuple(pathId, fc.record({ visible: flag, treeReference: tree, revision, fields })),
  deleteCategory: fc.tuple(pathId, tree),
  queryCategories: fc.tuple(
    fc
      .tuple(createQuery('_id', 'name', 'parentCategory._id'), filter)
      .map(([query, given]) => ({ ...query, filter: given })),
    listing,
  ),
  searchCategories: fc.tuple(search, listing),
  countCategories: fc.tuple(fc.record({ filter, treeReference: tree, search: fc.record({ expression: text }) })),
  moveCategory: fc.tuple(pathId, tree, fc.record({ parentCategoryId: nullable(guid), position: fc.constant('FIRST') })),
  listTrees: fc.constant([]),
  listItemsInCategory: fc.tuple(
    pathId,
    tree,
    partialRecord({ useCategoryArrangement: flag, cursorPaging: fc.record({ limit: count }) }),
  ),
  getArrangedItems: fc.tuple(pathId, tree),
  setArrangedItems: fc.tuple(pathId, tree, fc.record({ items: list(item) })),
  listCategoriesForItem: fc.tuple(item, inTree),
  bulkAddItemsToCategory: fc.tuple(pathId, some(item), inTree),
  bulkAddItemToCategories: fc.tuple(item, inCategories),
  bulkRemoveItemsFromCategory: fc.tuple(pathId, some(item), inTree),
  bulkRemoveItemFromCategories: fc.tuple(item, inCategories),
  bulkSetItemCategories: fc.tuple(item, inCategories),
  bulkShowCategories: fc.tuple(some(guid), bulk),
  bulkUpdateCategories: fc.tuple(some(fc.record({ category, fieldMask: fc.constant(['name']) })), bulk),
};

describe('categories', () => {
  for (const [name, args] of Object.entries(rows)) sameOperation(`categories.${name}`, args, response);
});
