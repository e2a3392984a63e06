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
  some,
  wireEntityFields,
} from './catalog-v3-arbitraries.js';
import { search, wireAggregationData } from './search-arbitraries.js';

const promotionWith = (fields: Record<string, fc.Arbitrary<unknown>>, picture: fc.Arbitrary<unknown>, id: string) =>
  partialRecord({
    ...fields,
    name: text,
    media: partialRecord({ [id]: text, image: picture, altText: nullable(text) }),
    categories: list(partialRecord({ [id]: guid, position: count, appliedToSubcategories: flag })),
    enabled: flag,
  });
const promotion = promotionWith(entityFields, image, '_id');
const wirePromotion = promotionWith(wireEntityFields, wireImage, 'id');
const response = fc
  .tuple(anyResponse('promotion', 'promotions', wirePromotion), partialRecord({ aggregationData: wireAggregationData }))
  .map(([one, more]) => ({ ...one, ...more }));

const returned = fc.option(partialRecord({ returnEntity: flag }), { nil: undefined });
const tagLists = { assignTags: fc.record({ privateTags: fc.record({ tagIds: list(text) }) }) };
const queried = ['_id', '_createdDate', 'enabled'];

const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  createPromotion: fc.tuple(promotion),
  getPromotion: fc.tuple(pathId),
  updatePromotion: fc.tuple(
    pathId,
    fc.tuple(promotion, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
  ),
  deletePromotion: fc.tuple(pathId),
  queryPromotions: fc.tuple(createQuery(...queried)),
  searchPromotions: fc.tuple(search),
  bulkCreatePromotions: fc.tuple(some(promotion), returned),
  bulkUpdatePromotions: fc.tuple(some(fc.record({ promotion, fieldMask: fc.constant(['name', 'media']) })), returned),
  bulkDeletePromotions: fc.tuple(some(guid)),
  bulkUpdatePromotionTags: fc.tuple(some(guid), partialRecord({ ...tagLists, returnEntity: flag })),
  bulkUpdatePromotionTagsByFilter: fc.tuple(createFilter(...queried), partialRecord(tagLists)),
};

describe('promotionsV3', () => {
  for (const [name, args] of Object.entries(rows)) sameOperation(`promotionsV3.${name}`, args, response);
  sameOperation(
    'promotionsV3.resolvePromotions',
    fc.tuple(guid),
    partialRecord({ promotions: list(partialRecord({ promotion: wirePromotion, position: count })) }),
  );
});
