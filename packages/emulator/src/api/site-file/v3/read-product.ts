import type { Input } from '../../../kernel/input/object.js';
import type {
  DigitalFile,
  Dimensions,
  ProductChoice,
  ProductSubscription,
  StoredProduct,
  StoredVariant,
} from '../../../shop/catalog-v3/products/product.js';
import { listOf, numberOf, objectOf, present, readEntity, readImage, stringsOf, textOf } from '../read-values.js';

const amountOf = (value: unknown): number | undefined => numberOf(objectOf(value)['amount']);

function readUnit(value: unknown): { quantity: number; unit: string } | undefined {
  const { quantity, measurementUnit } = objectOf(value);
  const number = numberOf(quantity);
  return number === undefined ? undefined : { quantity: number, unit: textOf(measurementUnit) };
}

function readVariant(input: Input): StoredVariant {
  const physical = objectOf(input['physicalProperties']);
  const price = objectOf(input['price']);
  return {
    id: textOf(input['id']),
    visible: input['visible'] !== false,
    choices: listOf(input['choices']).map((choice) => {
      const { choiceId, optionId } = objectOf(choice['optionChoiceIds']);
      return { optionId: textOf(optionId), choiceId: textOf(choiceId) };
    }),
    price: amountOf(price['actualPrice']) ?? 0,
    ...present({
      compareAtPrice: amountOf(price['compareAtPrice']),
      cost: amountOf(objectOf(input['revenueDetails'])['cost']),
      sku: input['sku'] as string | undefined,
      barcode: input['barcode'] as string | undefined,
      weight: numberOf(physical['weight']),
      unitQuantity: readUnit(objectOf(physical['pricePerUnit'])['settings']),
      productDimensions: physical['productDimensions'] as Dimensions | undefined,
      packageDimensions: physical['packageDimensions'] as Dimensions | undefined,
      digitalFile: objectOf(input['digitalProperties'])['digitalFile'] as DigitalFile | undefined,
    }),
  };
}

function readChoice(input: Input): ProductChoice {
  const linked = listOf(input['linkedMedia']).map(({ id }) => textOf(id));
  const referenced = listOf(objectOf(input['media'])['items']).map(({ mediaId }) => textOf(mediaId));
  const mediaIds = [...linked, ...referenced];
  return { choiceId: textOf(input['choiceId']), ...(mediaIds.length > 0 && { mediaIds }) };
}

const choicesOf = (input: Input) => listOf(objectOf(input['choicesSettings'])['choices']);

function readSubscription(input: Input): ProductSubscription {
  const { type, amountOff, percentOff } = objectOf(input['discount']);
  const value = numberOf(type === 'AMOUNT' ? amountOff : percentOff);
  return {
    id: textOf(input['id']),
    title: textOf(input['title']),
    visible: input['visible'] !== false,
    frequency: textOf(input['frequency'], 'MONTH') as ProductSubscription['frequency'],
    interval: numberOf(input['interval']) ?? 1,
    ...present({
      description: input['description'] as string | undefined,
      billingCycles: numberOf(input['billingCycles']),
      discount:
        value === undefined
          ? undefined
          : { type: type === 'AMOUNT' ? ('AMOUNT' as const) : ('PERCENT' as const), value },
    }),
  };
}

/** Entities that a product refers to. */
function readReferences(input: Input) {
  const idOf = (value: unknown) => objectOf(value)['id'] as string | undefined;
  const tagsOf = (name: string) => stringsOf(objectOf(objectOf(input['tags'])[name])['tagIds']);
  const physical = objectOf(input['physicalProperties']);
  return {
    additionalRibbonIds: listOf(input['additionalRibbons']).map(({ id }) => textOf(id)),
    infoSectionIds: listOf(input['infoSections']).map(({ id }) => textOf(id)),
    publicTagIds: tagsOf('publicTags'),
    privateTagIds: tagsOf('privateTags'),
    ...present({
      brandId: idOf(input['brand']),
      ribbonId: idOf(input['ribbon']),
      mainCategoryId: input['mainCategoryId'] as string | undefined,
      taxGroupId: input['taxGroupId'] as string | undefined,
      seoData: input['seoData'] as object | undefined,
      fulfillerId: physical['fulfillerId'] as string | undefined,
      deliveryProfileId: physical['deliveryProfileId'] as string | undefined,
      pricePerUnit: readUnit(physical['pricePerUnit']),
    }),
  };
}

/** Reads a product of Catalog V3 in the format of the platform, with its variants and all fields on request. */
export function readProductV3(input: Input): StoredProduct {
  const type = input['productType'] === 'DIGITAL' ? 'DIGITAL' : 'PHYSICAL';
  const variants = listOf(objectOf(input['variantsInfo'])['variants']).map(readVariant);
  const media = objectOf(input['media']);
  const subscriptions = objectOf(input['subscriptionDetails']);
  const rich = input['description'] as object | undefined;
  // The platform's products have no mark of gift cards, which are the digital products without files.
  const isGiftCard = type === 'DIGITAL' && variants.every(({ digitalFile }) => !digitalFile);
  return {
    ...readEntity(input),
    name: textOf(input['name']),
    slug: textOf(input['slug']),
    handle: textOf(input['handle'], `Product_${textOf(input['id'])}`),
    visible: input['visible'] !== false,
    visibleInPos: input['visibleInPos'] !== false,
    type,
    ...(isGiftCard && { giftCard: true }),
    description: rich ? { rich } : {},
    media: listOf(objectOf(media['itemsInfo'])['items'] ?? [media['main']]).flatMap(readImage),
    options: listOf(input['options']).map((option) => ({
      customizationId: textOf(option['id']),
      choices: choicesOf(option).map(readChoice),
    })),
    modifiers: listOf(input['modifiers']).map((modifier) => ({
      customizationId: textOf(modifier['id']),
      mandatory: modifier['mandatory'] === true,
      choices: choicesOf(modifier).map((choice) => ({
        ...readChoice(choice),
        addedPrice: numberOf(choice['addedPrice']) ?? 0,
      })),
    })),
    variants,
    ...readReferences(input),
    membersOnly: objectOf(input['purchaseEligibility'])['userCriteria'] === 'MEMBERS_ONLY',
    subscriptions: listOf(subscriptions['subscriptions']).map(readSubscription),
    allowOneTimePurchases: subscriptions['allowOneTimePurchases'] !== false,
  };
}

/** IDs of the categories that a product is directly in. */
export const readCategoryIds = (input: Input): string[] =>
  stringsOf(objectOf(input['directCategoryIdsInfo'])['categoryIds']);
