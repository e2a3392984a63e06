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
import { initialDate, listOf, numberOf, objectOf, present, readImage, stringsOf, textOf } from '../read-values.js';

function readStock(input: Input): StoredStock {
  const trackInventory = (input['trackInventory'] ?? input['trackQuantity']) === true;
  return {
    trackInventory,
    quantity: trackInventory ? (numberOf(input['quantity']) ?? 0) : null,
    inStock: input['inStock'] !== false,
  };
}

const readOption = (input: Input): StoredOption => ({
  name: textOf(input['name']),
  optionType: input['optionType'] === 'color' ? 'color' : 'drop_down',
  choices: listOf(input['choices']).map((choice) => ({
    value: textOf(choice['value']),
    description: textOf(choice['description']),
    media: listOf(objectOf(choice['media'])['items']).flatMap(readImage),
  })),
});

const costOf = (input: Input) => numberOf(objectOf(input['costAndProfitData'])['itemCost']);

function readVariant(input: Input): StoredVariant {
  const own = objectOf(input['variant']);
  return {
    id: textOf(input['id']),
    choices: objectOf(input['choices']) as Record<string, string>,
    visible: own['visible'] !== false,
    stock: readStock(objectOf(input['stock'])),
    ...present({
      price: numberOf(objectOf(own['priceData'])['price']),
      cost: costOf(own),
      weight: numberOf(own['weight']),
      sku: own['sku'] as string | undefined,
      productDimensions: own['productDimensions'] as Dimensions | undefined,
      packageDimensions: own['packageDimensions'] as Dimensions | undefined,
    }),
  };
}

function readDiscount(input: Input): Discount {
  const type = input['type'] === 'AMOUNT' || input['type'] === 'PERCENT' ? input['type'] : 'NONE';
  return { type, value: numberOf(input['value']) ?? 0 };
}

/** Texts, prices and media of a product. */
const readContent = (input: Input) => ({
  name: textOf(input['name']),
  slug: textOf(input['slug']),
  visible: input['visible'] !== false,
  productType: input['productType'] === 'digital' ? ('digital' as const) : ('physical' as const),
  description: textOf(input['description']),
  sku: textOf(input['sku']),
  weight: numberOf(input['weight']) ?? 0,
  price: numberOf(objectOf(input['priceData'] ?? input['price'])['price']) ?? 0,
  cost: costOf(input) ?? null,
  discount: readDiscount(objectOf(input['discount'])),
  ribbon: textOf(input['ribbon']),
  brand: typeof input['brand'] === 'string' ? input['brand'] : null,
  media: listOf(objectOf(input['media'])['items']).flatMap(readImage),
});

/** Reads a product of Catalog V1 in the format of the platform, with its variants and merchant data. */
export function readProductV1(input: Input): StoredProduct {
  const manageVariants = input['manageVariants'] === true;
  const variants = listOf(input['variants']).filter(({ id }) => id !== noVariantId);
  return {
    id: textOf(input['id']),
    numericId: textOf(input['numericId'], '0'),
    ...readContent(input),
    options: listOf(input['productOptions']).map(readOption),
    manageVariants,
    variants: manageVariants ? variants.map(readVariant) : [],
    stock: readStock(objectOf(input['stock'])),
    customTextFields: listOf(input['customTextFields']).map((field) => ({
      title: textOf(field['title']),
      maxLength: numberOf(field['maxLength']) ?? 500,
      mandatory: field['mandatory'] === true,
    })),
    additionalInfoSections: listOf(input['additionalInfoSections']).map((section) => ({
      title: textOf(section['title']),
      description: textOf(section['description']),
    })),
    collectionIds: stringsOf(input['collectionIds']),
    seoDescription: null,
    createdDate: textOf(input['createdDate'] ?? input['lastUpdated'], initialDate),
    lastUpdated: textOf(input['lastUpdated'] ?? input['createdDate'], initialDate),
    ...(present({
      seoData: input['seoData'],
      productDimensions: input['productDimensions'],
      packageDimensions: input['packageDimensions'],
      pricePerUnitData: input['pricePerUnitData'],
      digitalFile: input['digitalFile'],
    }) as object),
  };
}
