import fc from 'fast-check';
import { describe } from 'vitest';
import { flag, guid, image, list, nullable, partialRecord, pathId, text, wireImage } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import {
  anyResponse,
  entityFields,
  fieldsOption,
  createFilter,
  createQuery,
  revision,
  some,
  wireEntityFields,
} from './catalog-v3-arbitraries.js';
import { search, wireAggregationData } from './search-arbitraries.js';

const groupWith = (fields: Record<string, fc.Arbitrary<unknown>>, picture: fc.Arbitrary<unknown>, id: string) =>
  partialRecord({
    ...fields,
    name: nullable(text),
    groupingCustomizationId: guid,
    choiceOrder: list(guid),
    members: list(partialRecord({ productId: guid, choice: partialRecord({ [id]: guid, name: text }) })),
    groupingCustomization: partialRecord({ [id]: guid, name: text }),
    media: partialRecord({ [id]: text, image: picture, altText: nullable(text) }),
    tags: fc.record({ publicTags: fc.record({ tagIds: list(text) }) }),
  });
const group = groupWith(entityFields, image, '_id');
const response = fc
  .tuple(
    anyResponse('productGroup', 'productGroups', groupWith(wireEntityFields, wireImage, 'id')),
    partialRecord({ aggregationData: wireAggregationData }),
  )
  .map(([one, more]) => ({ ...one, ...more }));

const options = fc.option(fieldsOption('GROUPING_CUSTOMIZATION', 'THUMBNAIL'), { nil: undefined });
const both = partialRecord({ returnEntity: flag, fields: fc.subarray(['THUMBNAIL']) });
const tags = partialRecord({ assignTags: fc.record({ privateTags: fc.record({ tagIds: list(text) }) }) });

const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  createProductGroup: fc.tuple(group, options),
  getProductGroup: fc.tuple(pathId, options),
  updateProductGroup: fc.tuple(
    pathId,
    fc.tuple(group, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
    options,
  ),
  deleteProductGroup: fc.tuple(pathId),
  queryProductGroups: fc.tuple(createQuery('_id', 'handle'), options),
  searchProductGroups: fc.tuple(search, fieldsOption('THUMBNAIL')),
  assignProductsToProductGroup: fc.tuple(guid, fc.record({ productIds: some(guid) })),
  unassignProductsFromProductGroup: fc.tuple(guid, fc.record({ productIds: some(guid) })),
  bulkCreateProductGroups: fc.tuple(some(group), both),
  bulkUpdateProductGroups: fc.tuple(some(fc.record({ productGroup: group, fieldMask: fc.constant(['name']) })), both),
  bulkDeleteProductGroups: fc.tuple(some(guid)),
  bulkUpdateProductGroupTags: fc.tuple(some(guid), tags),
  bulkUpdateProductGroupTagsByFilter: fc.tuple(createFilter('_id', 'handle'), tags),
};

describe('productGroupsV3', () => {
  for (const [name, args] of Object.entries(rows)) sameOperation(`productGroupsV3.${name}`, args, response);
});
