import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { managedVariants } from '../managed-variants.js';
import { type StoredOption, type StoredProduct, maxVariants } from '../product.js';
import type { ProductChange } from './product-change.js';
import { withPrice } from './with-price.js';

/** Maximum number of managed variants of a product. */
const maxManaged = 300;

/** Error for a change that would remove managed variants. */
export const variantsAreManaged = (id: string): ApplicationError =>
  new ApplicationError(
    'invalidArgument',
    'VARIANTS_ARE_MANAGED',
    'Variants of this product are managed. A change must not remove them.',
    { id },
  );

function checkCount(reader: FieldReader, options: readonly StoredOption[], managed: boolean): void {
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  const max = managed ? maxManaged : maxVariants;
  if (count <= max) return;
  const field = managed ? 'product.manageVariants' : 'product.productOptions';
  const description = `is not possible with ${count} variants, at most with ${max}`;
  reader.addViolation(field, description, 'MAX_SIZE', { data: { threshold: max } });
}

function withOptions(product: StoredProduct, options: readonly StoredOption[], manageVariants: boolean): StoredProduct {
  const next = { ...product, options };
  if (manageVariants) return { ...next, manageVariants, variants: managedVariants(next) };
  const stock = (product.manageVariants ? product.variants[0]?.stock : undefined) ?? product.stock;
  return { ...next, manageVariants, variants: [], stock };
}

/**
 * Applies a merchant's change to a product.
 *
 * @param reader - Receives the violation if the change leads to too many variants.
 * @throws {ApplicationError} if managed variants would be removed, or a price would be negative
 */
export function applyChange(reader: FieldReader, product: StoredProduct, change: ProductChange): StoredProduct {
  const { price, options, manageVariants, ...plain } = change;
  const priced = withPrice({ ...product, ...plain }, price ?? product.price);
  if (options === undefined && (manageVariants ?? product.manageVariants) === product.manageVariants) return priced;
  const managed = manageVariants ?? product.manageVariants;
  checkCount(reader, options ?? product.options, managed);
  reader.check();
  if (product.manageVariants && !managed && product.options.length > 0) throw variantsAreManaged(product.id);
  return withOptions(priced, options ?? product.options, managed);
}
