import { catalogV3 } from '@cartwright/stores';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, flag, guid, list, nullable, partialRecord, text, wireDate, wireImage } from '../harness/arbitraries.js';
import { patience, runs } from '../harness/same-call.js';
import { bothV3Handlers, eventsOf, v3Events, type officialV3Modules } from '../harness/v3-handlers.js';
import { withoutImageDetails } from '../harness/image-details.js';

const common = {
  id: guid,
  revision: fc.constantFrom('1', '9007199254740993'),
  createdDate: wireDate,
  updatedDate: wireDate,
  name: text,
  key: text,
};
const richContent = partialRecord({
  nodes: list(
    partialRecord({
      type: fc.constantFrom('PARAGRAPH', 'IMAGE'),
      nodes: list(fc.record({ type: fc.constant('TEXT'), textData: fc.record({ text }) })),
      imageData: fc.record({ crop: fc.record({ x: count, y: count }) }),
    }),
  ),
  metadata: partialRecord({ id: text, version: count, createdTimestamp: wireDate, updatedTimestamp: wireDate }),
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
  customizations: partialRecord({
    ...common,
    customizationType: fc.constantFrom('PRODUCT_OPTION', 'MODIFIER'),
    choicesSettings: fc.record({ choices: list(choice) }),
    freeTextInput: partialRecord({ minCharCount: count, title: text, key: text }),
  }),
  infoSections: partialRecord({ ...common, uniqueName: text, title: text, description: richContent }),
  inventoryItems: partialRecord({
    ...common,
    variantId: guid,
    quantity: count,
    availabilityStatus: fc.constantFrom('IN_STOCK', 'PREORDER', 'SOMETHING_NEW'),
    preorderInfo: partialRecord({ enabled: flag, message: nullable(text), limit: nullable(count) }),
    product: partialRecord({ name: text, directCategoryIds: list(guid) }),
  }),
  ribbons: partialRecord({ ...common, assignedProductCount: nullable(count) }),
};

const payloadOf = ({ module, name }: (typeof v3Events)[number]): fc.Arbitrary<object> => {
  const entity = entities[module];
  const about = { id: guid, entityFqdn: text, slug: text, entityId: guid, eventTime: wireDate };
  const modifiedFields = partialRecord({ name: text, updatedDate: wireDate });
  const reason = fc.constantFrom('ORDER', 'MANUAL');
  if (name.endsWith('Created')) return fc.record({ ...about, createdEvent: fc.record({ entity }) });
  if (name.endsWith('Updated') && !name.includes('Status'))
    return fc.record({ ...about, updatedEvent: fc.record({ currentEntity: entity, modifiedFields }) });
  if (name.endsWith('Deleted')) return fc.record({ ...about, deletedEvent: fc.constant({}) });
  const body = name.endsWith('WithReason')
    ? fc.record({ currentEntity: entity, reason })
    : fc.record({ inStock: flag });
  return fc.record({ ...about, actionEvent: fc.record({ body }) });
};

test('catalogV3 has exactly the events of its entities', () => {
  expect(eventsOf(catalogV3).sort()).toEqual(v3Events.map(({ name }) => name).sort());
  expect(v3Events).toHaveLength(17);
});

describe('handlers of Catalog V3 events receive what the official client passes to them', () => {
  test.each(v3Events)(
    '$name',
    async (event) => {
      await fc.assert(
        fc.asyncProperty(payloadOf(event), async (payload) => {
          const { official, ours, types } = await bothV3Handlers(event, payload);
          expect(types).toEqual([(catalogV3 as unknown as Record<string, { type: string }>)[event.name]?.type]);
          expect(withoutImageDetails(ours)).toEqual(official);
        }),
        { numRuns: Math.min(runs, 20) },
      );
    },
    patience,
  );
});
