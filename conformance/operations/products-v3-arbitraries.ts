import fc from 'fast-check';
import {
  amount,
  flag,
  float,
  guid,
  image,
  list,
  nullable,
  pageUrl,
  partialRecord,
  text,
  wireFloat,
  wireImage,
  wirePageUrl,
} from '../harness/arbitraries.js';
import { entityFields, richContent, wireEntityFields, wireRichContent } from './catalog-v3-arbitraries.js';

const videoId = fc.stringMatching(/^[0-9a-f]{6}_[0-9a-f]{12}$/);
const video = videoId.map((id) => `wix:video://v1/${id}/film.mp4`);
const wireVideo = videoId.map((id) => ({ id, filename: 'film.mp4' }));

/** Arbitrary product of either format: every converted field, and some others. */
const productWith = (
  fields: Record<string, fc.Arbitrary<unknown>>,
  id: string,
  { number, picture, film, content, page }: Record<string, fc.Arbitrary<unknown>>,
) => {
  const media = partialRecord({ [id]: text, image: picture!, video: film!, altText: nullable(text) });
  const choices = list(
    partialRecord({ choiceId: guid, name: text, image: picture!, displayImage: picture!, linkedMedia: list(media) }),
  );
  const option = partialRecord({ [id]: nullable(guid), choicesSettings: fc.record({ choices }) });
  const variant = {
    [id]: nullable(guid),
    sku: nullable(text),
    price: fc.record({ actualPrice: fc.record({ amount }) }),
    physicalProperties: partialRecord({
      weight: number!,
      pricePerUnit: fc.record({ settings: fc.record({ quantity: number! }) }),
    }),
    revenueDetails: fc.record({ profitMargin: number! }),
  };
  const shared = {
    [id]: nullable(guid),
    name: nullable(text),
    visible: flag,
    description: content!,
    physicalProperties: partialRecord({
      pricePerUnit: fc.record({ quantity: number! }),
      shippingWeightRange: fc.record({ minValue: number!, maxValue: number! }),
    }),
    media: partialRecord({ main: media, itemsInfo: fc.record({ items: list(media) }) }),
    options: list(option),
    modifiers: list(option),
    brand: fc.record({ [id]: nullable(guid) }),
    infoSections: list(partialRecord({ [id]: guid, description: content! })),
    subscriptionDetails: fc.record({
      subscriptions: list(partialRecord({ title: text, discount: fc.record({ percentOff: number! }) })),
    }),
  };
  const inventoryItem = partialRecord({
    quantity: fc.integer({ min: 0, max: 9 }),
    preorderInfo: fc.record({ enabled: flag }),
  });
  return {
    product: partialRecord({
      ...fields,
      ...shared,
      url: page!,
      variantsInfo: fc.record({ variants: list(partialRecord({ ...variant, media })) }),
      variantSummary: fc.record({ minPriceVariant: partialRecord({ ...variant, media }) }),
      minVariantPriceInfo: partialRecord({
        weight: number!,
        pricePerUnitData: fc.record({ settings: fc.record({ quantity: number! }) }),
        revenueDetails: fc.record({ profitMargin: number! }),
      }),
    }),
    withInventory: partialRecord({
      ...shared,
      variantsInfo: fc.record({ variants: list(partialRecord({ ...variant, inventoryItem })) }),
    }),
    variant: partialRecord({ ...variant, media }),
  };
};

/** Arbitrary products in the SDK's format. */
export const own = productWith(entityFields, '_id', {
  number: float,
  picture: image,
  film: video,
  content: richContent,
  page: pageUrl,
});

/** Arbitrary products in the platform's format. */
export const wire = productWith(wireEntityFields, 'id', {
  number: wireFloat,
  picture: wireImage,
  film: wireVideo,
  content: wireRichContent,
  page: wirePageUrl,
});
