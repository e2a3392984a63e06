import { membersAbout } from '@cartwright/members';
import { reviewRequests, reviews } from '@cartwright/reviews';
import { catalogV3, categories, productsV3, promotionsV3 } from '@cartwright/stores';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  flag,
  guid,
  list,
  nullable,
  partialRecord,
  text,
  wireDate,
  wireFloat,
  wireImage,
} from '../harness/arbitraries.js';
import { patience, runs } from '../harness/same-call.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { withPlatformNodes } from '../harness/rich-content-nodes.js';
import {
  bothV3Handlers,
  getEvents,
  ourEvent,
  getOurModule,
  v3Events,
  type officialV3Modules,
} from '../harness/v3-handlers.js';
import { wireRichContent } from './catalog-v3-arbitraries.js';
import { wire } from './products-v3-arbitraries.js';

const common = {
  id: guid,
  revision: fc.constantFrom('1', '9007199254740993'),
  createdDate: wireDate,
  updatedDate: wireDate,
  name: text,
  key: text,
};
const tags = fc.record({ publicTags: fc.record({ tagIds: list(text) }) });
const promotion = partialRecord({
  ...common,
  media: partialRecord({ id: text, image: wireImage }),
  categories: list(partialRecord({ id: guid, position: count })),
  tags,
});
const review = partialRecord({
  ...common,
  content: partialRecord({ rating: count, media: list(fc.record({ image: wireImage })) }),
  reply: partialRecord({ message: text, createdDate: wireDate }),
  reviewDate: wireDate,
  relevanceScore: nullable(wireFloat),
});
const choice = partialRecord({
  id: guid,
  name: text,
  choiceType: fc.constantFrom('CHOICE_TEXT', 'ONE_COLOR'),
  colorCode: text,
  displayImage: wireImage,
});

const entities: Record<keyof typeof officialV3Modules, fc.Arbitrary<object>> = {
  brands: partialRecord({ ...common, assignedProductsCount: nullable(count) }),
  categories: partialRecord({
    ...common,
    image: wireImage,
    parentCategory: partialRecord({ id: nullable(guid), index: count }),
    richContentDescription: wireRichContent,
  }),
  customizations: partialRecord({
    ...common,
    customizationType: fc.constantFrom('PRODUCT_OPTION', 'MODIFIER'),
    choicesSettings: fc.record({ choices: list(choice) }),
    freeTextInput: partialRecord({ minCharCount: count, title: text, key: text }),
  }),
  infoSections: partialRecord({ ...common, uniqueName: text, title: text, description: wireRichContent }),
  inventoryItems: partialRecord({
    ...common,
    variantId: guid,
    quantity: count,
    availabilityStatus: fc.constantFrom('IN_STOCK', 'PREORDER', 'SOMETHING_NEW'),
    preorderInfo: partialRecord({ enabled: flag, message: nullable(text), limit: nullable(count) }),
    product: partialRecord({ name: text, directCategoryIds: list(guid) }),
  }),
  membersAbout: partialRecord({
    id: guid,
    revision: common.revision,
    memberId: nullable(guid),
    content: wireRichContent,
  }),
  products: wire.product,
  promotions: promotion,
  reviewRequests: partialRecord({ ...common, sendDate: wireDate, order: fc.record({ id: guid }) }),
  reviews: review,
  ribbons: partialRecord({ ...common, assignedProductCount: nullable(count) }),
};

const item = fc.record({ catalogItemId: guid, appId: guid });

/** Bodies of action events, by name. */
const actions: Readonly<Record<string, fc.Arbitrary<object>>> = {
  onCategoryItemAddedToCategory: partialRecord({ categoryId: guid, addedItem: item }),
  onCategoryItemRemovedFromCategory: partialRecord({ categoryId: guid, removedItem: item }),
  onCategoryItemsArrangedInCategory: partialRecord({ categoryId: guid, arrangedItems: list(item) }),
  onCategoryMoved: partialRecord({ categoryId: guid, parentCategory: partialRecord({ id: guid, index: count }) }),
  onInventoryItemStockStatusUpdated: fc.record({ inStock: flag }),
  onInventoryItemUpdatedWithReason: fc.record({
    currentEntity: entities.inventoryItems,
    reason: fc.constantFrom('ORDER', 'MANUAL'),
  }),
  onReviewPublished: fc.record({ review }),
  onReviewModerationStatusChanged: partialRecord({
    review,
    previousModerationStatus: fc.constantFrom('SUBMITTED', 'NEW_VALUE'),
  }),
  onPromotionTagsModified: partialRecord({ promotion, assignedTags: tags, unassignedTags: tags }),
};

const createPayload = ({ module, name }: (typeof v3Events)[number]): fc.Arbitrary<object> => {
  const entity = entities[module];
  const about = { id: guid, entityFqdn: text, slug: text, entityId: guid, eventTime: wireDate };
  // See the difference `modified-dates-of-review-requests`.
  const modifiedFields = partialRecord({ name: text, ...(module !== 'reviewRequests' && { updatedDate: wireDate }) });
  const body = actions[name];
  if (body) return fc.record({ ...about, actionEvent: fc.record({ body }) });
  if (name.endsWith('Created')) return fc.record({ ...about, createdEvent: fc.record({ entity }) });
  if (name.endsWith('Updated'))
    return fc.record({ ...about, updatedEvent: fc.record({ currentEntity: entity, modifiedFields }) });
  return fc.record({ ...about, deletedEvent: fc.constant({}) });
};

test.each(Object.entries({ catalogV3, categories, membersAbout, productsV3, promotionsV3, reviewRequests, reviews }))(
  '%s has exactly the events of its entities',
  (name, module) => {
    const official = v3Events.filter((event) => getOurModule(event.module) === name).map((event) => event.name);
    expect(official.length).toBeGreaterThan(0);
    expect(getEvents(module).sort()).toEqual(official.sort());
  },
);

describe('handlers of events receive what the official client passes to them', () => {
  test.each(v3Events)(
    '$name',
    async (event) => {
      await fc.assert(
        fc.asyncProperty(createPayload(event), async (payload) => {
          const { official, ours, types } = await bothV3Handlers(event, payload);
          expect(types).toEqual([ourEvent(event)?.type]);
          expect(withoutImageDetails(ours)).toEqual(withPlatformNodes(official));
        }),
        { numRuns: Math.min(runs, 20) },
      );
    },
    patience,
  );
});
