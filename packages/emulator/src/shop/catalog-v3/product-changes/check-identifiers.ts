import type { Tenant } from '../../../kernel/state/tenant.js';
import { findByKey } from '../products/product-keys.js';
import type { StoredProduct } from '../products/product.js';
import { refuse, refuseTaken } from './refuse.js';

const duplicates = (values: readonly (string | undefined)[]): string[] => {
  const present = values.filter((value) => value !== undefined);
  return present.filter((value, index) => present.indexOf(value) < index);
};

/**
 * Checks that SKUs, barcodes and the IDs of variants and subscriptions are unique in the store.
 *
 * @throws {ApplicationError} 428 `DUPLICATE_BARCODE_ERROR` for two variants of the product, 409
 * `SKU_ALREADY_EXIST_ERROR`, `BARCODE_ALREADY_EXIST_ERROR`, `VARIANT_ID_ALREADY_EXISTS`,
 * `SUBSCRIPTION_ID_ALREADY_EXISTS`
 */
export function checkIdentifiers(tenant: Tenant, { id, subscriptions, variants }: StoredProduct): void {
  const check = (kind: Parameters<typeof findByKey>[1], values: readonly (string | undefined)[], code: string) => {
    const [repeated] = duplicates(values);
    const taken = repeated ?? values.find((value) => value !== undefined && findByKey(tenant, kind, value, id));
    if (taken !== undefined)
      refuseTaken(code, `Another product or variant has the ${kind} ${taken}.`, { [kind]: taken });
  };
  const barcodes = variants.map(({ barcode }) => barcode);
  const [barcode] = duplicates(barcodes);
  if (barcode !== undefined) {
    refuse('DUPLICATE_BARCODE_ERROR', `Two variants have the barcode ${barcode}.`, { barcode });
  }
  check('barcode', barcodes, 'BARCODE_ALREADY_EXIST_ERROR');
  check(
    'sku',
    variants.map(({ sku }) => sku),
    'SKU_ALREADY_EXIST_ERROR',
  );
  check(
    'variantId',
    variants.map((variant) => variant.id),
    'VARIANT_ID_ALREADY_EXISTS',
  );
  check(
    'subscriptionId',
    subscriptions.map((subscription) => subscription.id),
    'SUBSCRIPTION_ID_ALREADY_EXISTS',
  );
}
