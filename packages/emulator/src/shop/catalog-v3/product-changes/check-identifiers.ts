import type { Tenant } from '../../../kernel/state/tenant.js';
import { findByKey } from '../products/product-keys.js';
import type { StoredProduct } from '../products/product.js';
import { refuse, refuseTaken } from './refuse.js';

/** Reads the identifiers of one kind of a product, in which variants without one are `undefined`. */
type Read = (product: StoredProduct) => readonly (string | undefined)[];

/** Identifier that a product has more often than before. */
interface Added {
  readonly value: string;
  /** Whether the product has it more than once. */
  readonly isRepeated: boolean;
}

function countValues(values: ReturnType<Read>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function listAdded(read: Read, product: StoredProduct, before: StoredProduct | undefined): Added[] {
  const former = countValues(before ? read(before) : []);
  return [...countValues(read(product))]
    .filter(([value, count]) => count > (former.get(value) ?? 0))
    .map(([value, count]) => ({ value, isRepeated: count > 1 }));
}

/**
 * Checks that the SKUs, barcodes and IDs of variants and subscriptions that a change adds are unique in the store.
 * Those that the product already has are kept, because imported product files can repeat them.
 *
 * @param before - The product before the change. Absent for a new product.
 * @throws {ApplicationError} 428 `DUPLICATE_BARCODE_ERROR` for two variants of the product, 409
 * `SKU_ALREADY_EXIST_ERROR`, `BARCODE_ALREADY_EXIST_ERROR`, `VARIANT_ID_ALREADY_EXISTS`,
 * `SUBSCRIPTION_ID_ALREADY_EXISTS`
 */
export function checkIdentifiers(tenant: Tenant, product: StoredProduct, before?: StoredProduct): void {
  const check = (kind: Parameters<typeof findByKey>[1], code: string, read: Read) => {
    const taken = listAdded(read, product, before).find(
      ({ isRepeated, value }) => isRepeated || findByKey(tenant, kind, value, product.id),
    );
    if (taken) refuseTaken(code, `Another product or variant has the ${kind} ${taken.value}.`, { [kind]: taken.value });
  };
  const readBarcodes: Read = ({ variants }) => variants.map(({ barcode }) => barcode);
  const barcode = listAdded(readBarcodes, product, before).find(({ isRepeated }) => isRepeated)?.value;
  if (barcode !== undefined) {
    refuse('DUPLICATE_BARCODE_ERROR', `Two variants have the barcode ${barcode}.`, { barcode });
  }
  check('barcode', 'BARCODE_ALREADY_EXIST_ERROR', readBarcodes);
  check('sku', 'SKU_ALREADY_EXIST_ERROR', ({ variants }) => variants.map(({ sku }) => sku));
  check('variantId', 'VARIANT_ID_ALREADY_EXISTS', ({ variants }) => variants.map(({ id }) => id));
  check('subscriptionId', 'SUBSCRIPTION_ID_ALREADY_EXISTS', ({ subscriptions }) => subscriptions.map(({ id }) => id));
}
