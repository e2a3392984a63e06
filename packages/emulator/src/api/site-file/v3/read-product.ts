import type { Input } from '../../../kernel/input/object.js';
import type {
  DigitalFile,
  Dimensions,
  ProductChoice,
  ProductSubscription,
  StoredProduct,
  StoredVariant,
} from '../../../shop/catalog-v3/products/product.js';
import { toList, toNumber, toObject, present, readEntity, readImage, toStrings, toText } from '../read-values.js';

const getAmount = (value: unknown): number | undefined => toNumber(toObject(value)['amount']);

function readUnit(value: unknown): { quantity: number; unit: string } | undefined {
  const { quantity, measurementUnit } = toObject(value);
  const number = toNumber(quantity);
  return number === undefined ? undefined : { quantity: number, unit: toText(measurementUnit) };
}

function readVariant(input: Input): StoredVariant {
  const physical = toObject(input['physicalProperties']);
  const price = toObject(input['price']);
  return {
    id: toText(input['id']),
    visible: input['visible'] !== false,
    choices: toList(input['choices']).map((choice) => {
      const { choiceId, optionId } = toObject(choice['optionChoiceIds']);
      return { optionId: toText(optionId), choiceId: toText(choiceId) };
    }),
    price: getAmount(price['actualPrice']) ?? 0,
    ...present({
      compareAtPrice: getAmount(price['compareAtPrice']),
      cost: getAmount(toObject(input['revenueDetails'])['cost']),
      sku: input['sku'] as string | undefined,
      barcode: input['barcode'] as string | undefined,
      weight: toNumber(physical['weight']),
      unitQuantity: readUnit(toObject(physical['pricePerUnit'])['settings']),
      productDimensions: physical['productDimensions'] as Dimensions | undefined,
      packageDimensions: physical['packageDimensions'] as Dimensions | undefined,
      digitalFile: toObject(input['digitalProperties'])['digitalFile'] as DigitalFile | undefined,
    }),
  };
}

function readChoice(input: Input): ProductChoice {
  const linked = toList(input['linkedMedia']).map(({ id }) => toText(id));
  const referenced = toList(toObject(input['media'])['items']).map(({ mediaId }) => toText(mediaId));
  const mediaIds = [...linked, ...referenced];
  return { choiceId: toText(input['choiceId']), ...(mediaIds.length > 0 && { mediaIds }) };
}

const getChoices = (input: Input) => toList(toObject(input['choicesSettings'])['choices']);

function readSubscription(input: Input): ProductSubscription {
  const { type, amountOff, percentOff } = toObject(input['discount']);
  const value = toNumber(type === 'AMOUNT' ? amountOff : percentOff);
  return {
    id: toText(input['id']),
    title: toText(input['title']),
    visible: input['visible'] !== false,
    frequency: toText(input['frequency'], 'MONTH') as ProductSubscription['frequency'],
    interval: toNumber(input['interval']) ?? 1,
    ...present({
      description: input['description'] as string | undefined,
      billingCycles: toNumber(input['billingCycles']),
      discount:
        value === undefined
          ? undefined
          : { type: type === 'AMOUNT' ? ('AMOUNT' as const) : ('PERCENT' as const), value },
    }),
  };
}

/** Entities that a product refers to. */
function readReferences(input: Input) {
  const getId = (value: unknown) => toObject(value)['id'] as string | undefined;
  const getTags = (name: string) => toStrings(toObject(toObject(input['tags'])[name])['tagIds']);
  const physical = toObject(input['physicalProperties']);
  return {
    additionalRibbonIds: toList(input['additionalRibbons']).map(({ id }) => toText(id)),
    infoSectionIds: toList(input['infoSections']).map(({ id }) => toText(id)),
    publicTagIds: getTags('publicTags'),
    privateTagIds: getTags('privateTags'),
    ...present({
      brandId: getId(input['brand']),
      ribbonId: getId(input['ribbon']),
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
  const variants = toList(toObject(input['variantsInfo'])['variants']).map(readVariant);
  const media = toObject(input['media']);
  const subscriptions = toObject(input['subscriptionDetails']);
  const rich = input['description'] as object | undefined;
  // The platform's products have no mark of gift cards, which are the digital products without files.
  const isGiftCard = type === 'DIGITAL' && variants.every(({ digitalFile }) => !digitalFile);
  return {
    ...readEntity(input),
    name: toText(input['name']),
    slug: toText(input['slug']),
    handle: toText(input['handle'], `Product_${toText(input['id'])}`),
    visible: input['visible'] !== false,
    visibleInPos: input['visibleInPos'] !== false,
    type,
    ...(isGiftCard && { giftCard: true }),
    description: rich ? { rich } : {},
    media: toList(toObject(media['itemsInfo'])['items'] ?? [media['main']]).flatMap(readImage),
    options: toList(input['options']).map((option) => ({
      customizationId: toText(option['id']),
      choices: getChoices(option).map(readChoice),
    })),
    modifiers: toList(input['modifiers']).map((modifier) => ({
      customizationId: toText(modifier['id']),
      mandatory: modifier['mandatory'] === true,
      choices: getChoices(modifier).map((choice) => ({
        ...readChoice(choice),
        addedPrice: toNumber(choice['addedPrice']) ?? 0,
      })),
    })),
    variants,
    ...readReferences(input),
    membersOnly: toObject(input['purchaseEligibility'])['userCriteria'] === 'MEMBERS_ONLY',
    subscriptions: toList(subscriptions['subscriptions']).map(readSubscription),
    allowOneTimePurchases: subscriptions['allowOneTimePurchases'] !== false,
  };
}

/** IDs of the categories that a product is directly in. */
export const readCategoryIds = (input: Input): string[] =>
  toStrings(toObject(input['directCategoryIdsInfo'])['categoryIds']);
