import type { Input } from '../../../kernel/input/object.js';
import {
  type Dimensions,
  type Discount,
  noVariantId,
  type StoredOption,
  type StoredProduct,
  type StoredStock,
  type StoredVariant,
} from '../../../shop/catalog-v1/product.js';
import { initialDate, toList, toNumber, toObject, present, readImage, toStrings, toText } from '../read-values.js';

function readStock(input: Input): StoredStock {
  const trackInventory = (input['trackInventory'] ?? input['trackQuantity']) === true;
  return {
    trackInventory,
    quantity: trackInventory ? (toNumber(input['quantity']) ?? 0) : null,
    inStock: input['inStock'] !== false,
  };
}

const readOption = (input: Input): StoredOption => ({
  name: toText(input['name']),
  optionType: input['optionType'] === 'color' ? 'color' : 'drop_down',
  choices: toList(input['choices']).map((choice) => ({
    value: toText(choice['value']),
    description: toText(choice['description']),
    media: toList(toObject(choice['media'])['items']).flatMap(readImage),
  })),
});

const getCost = (input: Input) => toNumber(toObject(input['costAndProfitData'])['itemCost']);

function readVariant(input: Input): StoredVariant {
  const own = toObject(input['variant']);
  return {
    id: toText(input['id']),
    choices: toObject(input['choices']) as Record<string, string>,
    visible: own['visible'] !== false,
    stock: readStock(toObject(input['stock'])),
    ...present({
      price: toNumber(toObject(own['priceData'])['price']),
      cost: getCost(own),
      weight: toNumber(own['weight']),
      sku: own['sku'] as string | undefined,
      productDimensions: own['productDimensions'] as Dimensions | undefined,
      packageDimensions: own['packageDimensions'] as Dimensions | undefined,
    }),
  };
}

function readDiscount(input: Input): Discount {
  const type = input['type'] === 'AMOUNT' || input['type'] === 'PERCENT' ? input['type'] : 'NONE';
  return { type, value: toNumber(input['value']) ?? 0 };
}

/** Texts, prices and media of a product. */
const readContent = (input: Input) => ({
  name: toText(input['name']),
  slug: toText(input['slug']),
  visible: input['visible'] !== false,
  productType: input['productType'] === 'digital' ? ('digital' as const) : ('physical' as const),
  description: toText(input['description']),
  sku: toText(input['sku']),
  weight: toNumber(input['weight']) ?? 0,
  price: toNumber(toObject(input['priceData'] ?? input['price'])['price']) ?? 0,
  cost: getCost(input) ?? null,
  discount: readDiscount(toObject(input['discount'])),
  ribbon: toText(input['ribbon']),
  brand: typeof input['brand'] === 'string' ? input['brand'] : null,
  media: toList(toObject(input['media'])['items']).flatMap(readImage),
});

/** Reads a product of Catalog V1 in the format of the platform, with its variants and merchant data. */
export function readProductV1(input: Input): StoredProduct {
  const manageVariants = input['manageVariants'] === true;
  const variants = toList(input['variants']).filter(({ id }) => id !== noVariantId);
  return {
    id: toText(input['id']),
    numericId: toText(input['numericId'], '0'),
    ...readContent(input),
    options: toList(input['productOptions']).map(readOption),
    manageVariants,
    variants: manageVariants ? variants.map(readVariant) : [],
    stock: readStock(toObject(input['stock'])),
    customTextFields: toList(input['customTextFields']).map((field) => ({
      title: toText(field['title']),
      maxLength: toNumber(field['maxLength']) ?? 500,
      mandatory: field['mandatory'] === true,
    })),
    additionalInfoSections: toList(input['additionalInfoSections']).map((section) => ({
      title: toText(section['title']),
      description: toText(section['description']),
    })),
    collectionIds: toStrings(input['collectionIds']),
    seoDescription: null,
    createdDate: toText(input['createdDate'] ?? input['lastUpdated'], initialDate),
    lastUpdated: toText(input['lastUpdated'] ?? input['createdDate'], initialDate),
    ...(present({
      seoData: input['seoData'],
      productDimensions: input['productDimensions'],
      packageDimensions: input['packageDimensions'],
      pricePerUnitData: input['pricePerUnitData'],
      digitalFile: input['digitalFile'],
    }) as object),
  };
}
