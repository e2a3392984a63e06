import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskPaths } from '../../../kernel/input/mask-paths.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ProductInput } from '../../../shop/catalog-v3/product-changes/product-input.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { checkRevision } from '../../catalog-v3/read-changes.js';
import { requireProduct } from '../product-access.js';
import { readProduct } from './read-product.js';

/** Fields of products that a field mask may contain. Read-only ones have no effect. */
const maskFields = new Set([
  ...['id', 'revision', 'createdDate', 'updatedDate', 'name', 'slug', 'description', 'plainDescription', 'visible'],
  ...['visibleInPos', 'media', 'seoData', 'taxGroupId', 'options', 'modifiers', 'brand', 'infoSections', 'ribbon'],
  ...['additionalRibbons', 'mainCategoryId', 'physicalProperties', 'variantsInfo', 'purchaseEligibility', 'tags'],
  ...['extendedFields', 'subscriptionDetails'],
]);

/**
 * Returns the fields of a request that its field mask contains, or all without a mask.
 *
 * @throws {ApplicationError} 428 `FIELD_MASK_VALUE_NOT_SUPPORTED`, `FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR`
 */
export function maskedInput(input: Input, mask: unknown, known: ReadonlySet<string>): Input {
  const paths = maskPaths(mask);
  if (!paths) return input;
  const names = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];
  const fieldMasks = paths.filter((path) => !known.has(path.split('.')[0] ?? ''));
  if (fieldMasks.length > 0) {
    const description = `The field mask contains fields that cannot be updated: ${fieldMasks.join(', ')}.`;
    throw new ApplicationError('failedPrecondition', 'FIELD_MASK_VALUE_NOT_SUPPORTED', description, { fieldMasks });
  }
  const missing = names.filter((name) => input[name] === undefined);
  if (missing.length > 0) {
    const description = `The field mask contains fields without a value: ${missing.join(', ')}.`;
    throw new ApplicationError('failedPrecondition', 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', description);
  }
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** Variants and options depend on each other, so a request that has one needs the other. */
function checkOptions(read: FieldReader, { options, variants }: ProductInput, before: StoredProduct): void {
  const rule = { ruleName: 'MISSING_OPTIONS_ON_UPDATE_VARIANTS' };
  if (variants && !options && before.options.length > 0)
    read.addViolation('product.options', 'must be sent with the variants', 'OTHER', rule);
  if (options && !variants)
    read.addViolation('product.variantsInfo.variants', 'must be sent with the options', 'OTHER', rule);
}

/**
 * Reads the changes of a product.
 *
 * @throws {ApplicationError} as {@link maskedInput} does
 */
export function readChanges(read: FieldReader, input: Input, mask: unknown, before: StoredProduct): ProductInput {
  const fields = maskedInput(input, mask, maskFields);
  const type = fields['productType'];
  if (!isMissing(type) && type !== before.type)
    read.addViolation('product.productType', `must be ${before.type}`, 'OTHER', { ruleName: 'IMMUTABLE_FIELD' });
  const changes = readProduct(read, fields, { type: before.type, media: before.media, isNew: false });
  checkOptions(read, changes, before);
  return changes;
}

/** Update of a product. */
export interface ProductUpdate {
  readonly before: StoredProduct;
  readonly input: ProductInput;
  /** Throws the collected field violations, then 409 for an outdated revision. */
  readonly check: () => void;
}

/**
 * Reads an update: `{ product: { revision, … }, fieldMask }`. Fields that the request omits stay.
 *
 * @param pathId - ID in the path. Defaults to the one of the product.
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, and as {@link maskedInput} does
 */
export function readUpdate(tenant: Tenant, read: FieldReader, request: unknown, pathId?: string): ProductUpdate {
  const input = bodyObject(read, request, 'product');
  const id = pathId ?? input['id'];
  if (isMissing(id)) read.missing('product.id');
  read.check();
  const before = requireProduct(tenant, String(id));
  if (isMissing(input['revision'])) read.missing('product.revision');
  const changes = readChanges(read, input, isObject(request) ? request['fieldMask'] : undefined, before);
  const check = () => {
    read.check();
    checkRevision(before, input['revision']);
  };
  return { before, input: changes, check };
}
