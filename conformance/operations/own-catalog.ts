import fc from 'fast-check';
import { count, flag, float, guid, list, moment, nullable, partialRecord, text } from '../harness/arbitraries.js';

/** Arguments of catalog operations, as in the official types. */

const prices = partialRecord({
  currency: fc.constant('USD'),
  price: float,
  discountedPrice: nullable(float),
  pricePerUnit: nullable(float),
});
const range = partialRecord({ minValue: float, maxValue: float });
const costAndProfitData = partialRecord({ itemCost: nullable(float), profit: float, profitMargin: float });
const dimensions = partialRecord({
  length: nullable(fc.constantFrom('12.5', '3')),
  width: nullable(fc.constant('4')),
  height: nullable(fc.constant('0.25')),
  unit: fc.constantFrom('CM', 'IN'),
});

const choices = fc.dictionary(fc.constantFrom('Size', 'Color', '_id', 'Größe'), text);

const mediaItem = partialRecord({
  _id: text,
  title: text,
  mediaType: fc.constantFrom('image', 'video'),
  image: partialRecord({ url: text, width: count, height: count, altText: nullable(text) }),
});
const media = partialRecord({ mainMedia: mediaItem, items: list(mediaItem) });

const productOption = partialRecord({
  optionType: fc.constantFrom('drop_down', 'color'),
  name: text,
  choices: list(partialRecord({ value: text, description: text, inStock: flag, visible: flag, media })),
});

const variant = partialRecord({
  _id: guid,
  choices,
  variant: partialRecord({
    priceData: prices,
    convertedPriceData: prices,
    costAndProfitData,
    weight: float,
    sku: text,
    visible: flag,
  }),
  stock: partialRecord({ trackQuantity: flag, quantity: nullable(count), inStock: flag }),
});

const seoData = partialRecord({
  tags: list(
    partialRecord({
      type: fc.constantFrom('title', 'meta', 'link'),
      props: nullable(fc.dictionary(fc.constantFrom('name', '_id', 'createdDate'), text)),
      meta: nullable(fc.dictionary(fc.constantFrom('height', '_id'), count)),
      children: text,
      custom: flag,
    }),
  ),
  settings: partialRecord({
    preventAutoRedirect: flag,
    keywords: list(partialRecord({ term: text, isMain: flag, origin: nullable(text) })),
  }),
});

const fields = {
  slug: text,
  visible: flag,
  productType: fc.constantFrom('physical', 'digital'),
  description: nullable(text),
  sku: nullable(text),
  weight: nullable(float),
  weightRange: nullable(range),
  stock: partialRecord({ trackInventory: nullable(flag), quantity: nullable(count), inStock: nullable(flag) }),
  price: prices,
  priceData: prices,
  convertedPriceData: prices,
  priceRange: nullable(range),
  costAndProfitData: nullable(costAndProfitData),
  costRange: nullable(range),
  pricePerUnitData: partialRecord({
    totalQuantity: float,
    totalMeasurementUnit: fc.constantFrom('KG', 'ML'),
    baseQuantity: float,
    baseMeasurementUnit: fc.constantFrom('KG', 'ML'),
  }),
  additionalInfoSections: list(partialRecord({ title: text, description: text })),
  ribbons: list(partialRecord({ text })),
  media,
  customTextFields: list(partialRecord({ title: text, maxLength: count, mandatory: flag })),
  manageVariants: nullable(flag),
  productOptions: list(productOption),
  productPageUrl: partialRecord({ base: text, path: text }),
  numericId: fc.constantFrom('9007199254740993', '7'),
  inventoryItemId: guid,
  discount: partialRecord({ type: fc.constantFrom('NONE', 'AMOUNT', 'PERCENT'), value: float }),
  collectionIds: list(guid),
  variants: list(variant),
  lastUpdated: moment,
  createdDate: moment,
  seoData: nullable(seoData),
  ribbon: nullable(text),
  brand: nullable(text),
  productDimensions: dimensions,
  packageDimensions: dimensions,
} as const;

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 é&]{0,40}$/);

/** Arbitrary product to create. */
export const newProduct = fc
  .tuple(
    partialRecord(fields),
    fc.record({ name, priceData: fc.record({ price: fc.double({ min: 0, max: 9e8, noNaN: true }) }) }),
  )
  .map(([rest, needed]) => ({ ...rest, ...needed }));

/** Arbitrary changes of a product. */
export const changedProduct = partialRecord({ ...fields, name });

const collectionFields = {
  description: text,
  slug: text,
  visible: flag,
  media,
  lastUpdated: moment,
} as const;

/** Arbitrary collection to create. */
export const newCollection = fc
  .tuple(partialRecord(collectionFields), name)
  .map(([rest, called]) => ({ ...rest, name: called }));

/** Arbitrary changes of a collection. */
export const changedCollection = partialRecord({ ...collectionFields, name: nullable(name) });

/** Arbitrary overrides of variants. */
export const variantOverride = partialRecord({
  choices,
  variantIds: fc.array(guid, { minLength: 1, maxLength: 3 }),
  price: nullable(float),
  cost: nullable(float),
  weight: nullable(float),
  sku: nullable(text),
  visible: nullable(flag),
  productDimensions: dimensions,
  packageDimensions: dimensions,
});
