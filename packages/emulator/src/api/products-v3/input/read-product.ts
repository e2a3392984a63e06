import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { NewProduct, ProductInput } from '../../../shop/catalog-v3/product-changes/product-input.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { readSlug } from '../../catalog-v3/read-slug.js';
import { readText } from '../../catalog-v3/read-text.js';
import { present } from '../../catalog-v3/present.js';
import { readMedia } from './read-media.js';
import { readModifiers, readOptions } from './read-options.js';
import { readAdditionalRibbons, readBrand, readInfoSections, readRibbon } from './read-references.js';
import { readSubscriptions } from './read-subscriptions.js';
import { readTags } from '../../catalog-v3/tags/read-tags.js';
import { readUnitQuantity } from './read-unit-quantity.js';
import { readVariants } from './read-variants.js';

/** Product whose fields are read. */
interface ProductContext extends Pick<StoredProduct, 'type' | 'media'> {
  readonly isNew: boolean;
}

/** Reads a value. `null` stays `null`, to clear the field. */
const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null => (value === null ? null : read(value));

const readId = (read: FieldReader, input: Input, name: string, field: string) =>
  orNull(input[name], (value) => read.string(value, `${field}.${name}`, { min: 1, max: 36 }));

function readVisibleInPos(read: FieldReader, value: unknown, { isNew, type }: ProductContext): boolean | undefined {
  const visible = read.boolean(value, 'product.visibleInPos');
  if (type === 'PHYSICAL' || !visible) return visible;
  return read.addViolation('product.visibleInPos', 'must be false for a digital product', 'OTHER', {
    ruleName: 'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
    ...(isNew && { data: { productType: type } }),
  });
}

function readPhysical(read: FieldReader, value: unknown, { isNew, type }: ProductContext) {
  const field = 'product.physicalProperties';
  if (type === 'PHYSICAL' && isNew && isMissing(value)) return read.missing(field);
  const input = read.object(value, field);
  return (
    input &&
    present({
      pricePerUnit: orNull(input['pricePerUnit'], (unit) => readUnitQuantity(read, unit, `${field}.pricePerUnit`)),
      fulfillerId: readId(read, input, 'fulfillerId', field),
      deliveryProfileId: readId(read, input, 'deliveryProfileId', field),
    })
  );
}

function readMembersOnly(read: FieldReader, value: unknown): boolean | undefined {
  const field = 'product.purchaseEligibility';
  if (value === null) return false;
  const input = read.object(value, field);
  return input && read.enumeration(input['userCriteria'], `${field}.userCriteria`, ['MEMBERS_ONLY']) === 'MEMBERS_ONLY';
}

/**
 * Reads the given fields of a product. Read-only fields are ignored, so that a product can be sent back as it was
 * returned.
 */
export function readProduct(read: FieldReader, input: Input, context: ProductContext): ProductInput {
  const media = read.object(input['media'], 'product.media');
  const items = read.object(media?.['itemsInfo'], 'product.media.itemsInfo')?.['items'];
  const variants = read.object(input['variantsInfo'], 'product.variantsInfo')?.['variants'];
  const object = (name: string) => orNull(input[name], (value) => read.object(value, `product.${name}`));
  const subscriptions = read.object(input['subscriptionDetails'], 'product.subscriptionDetails');
  const allowsOnce = subscriptions?.['allowOneTimePurchases'];
  return {
    ...readTags(read, input['tags'], 'product.tags'),
    ...readPhysical(read, input['physicalProperties'], context),
    ...present({
      name: read.string(input['name'], 'product.name', { max: 80 }),
      slug: readSlug(read, input['slug'], 'product.slug'),
      visible: read.boolean(input['visible'], 'product.visible'),
      visibleInPos: readVisibleInPos(read, input['visibleInPos'], context),
      description: readText(read, input, 'product'),
      media: readMedia(read, items, context.media),
      seoData: object('seoData'),
      taxGroupId: readId(read, input, 'taxGroupId', 'product'),
      mainCategoryId: readId(read, input, 'mainCategoryId', 'product'),
      extendedFields: object('extendedFields'),
      options: readOptions(read, input['options']),
      modifiers: readModifiers(read, input['modifiers']),
      brand: readBrand(read, input['brand'], context.isNew),
      ribbon: readRibbon(read, input['ribbon']),
      additionalRibbons: readAdditionalRibbons(read, input['additionalRibbons']),
      infoSections: readInfoSections(read, input['infoSections']),
      variants: readVariants(read, variants, context),
      membersOnly: readMembersOnly(read, input['purchaseEligibility']),
      subscriptions: readSubscriptions(read, input['subscriptionDetails']),
      allowOneTimePurchases: read.boolean(allowsOnce, 'product.subscriptionDetails.allowOneTimePurchases'),
    }),
  };
}

/** Reads a new product, which needs a name, a type and variants. */
export function readNewProduct(read: FieldReader, input: Input): NewProduct {
  const types = ['PHYSICAL', 'DIGITAL'] as const;
  if (isMissing(input['name']) || input['name'] === '') read.missing('product.name');
  if (isMissing(input['productType'])) read.missing('product.productType');
  const info = read.required(input['variantsInfo'], 'product.variantsInfo');
  if (!isMissing(input['variantsInfo']) && isMissing(info['variants'])) read.missing('product.variantsInfo.variants');
  const type = read.enumeration(input['productType'], 'product.productType', types) ?? 'PHYSICAL';
  const { name = '', ...fields } = readProduct(read, input, { type, media: [], isNew: true });
  const handle = read.string(input['handle'], 'product.handle', { min: 1, max: 100 });
  return { ...fields, name, type, variants: fields.variants ?? [], ...(handle !== undefined && { handle }) };
}
