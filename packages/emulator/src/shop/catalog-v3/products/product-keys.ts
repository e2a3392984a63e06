import { getKeyIndex, type KeysOf } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredProduct, products } from './product.js';

/** Unique keys of products and of their variants and subscriptions. */
const productKeys = {
  slug: ({ slug }) => [slug],
  handle: ({ handle }) => [handle],
  sku: ({ variants }) => variants.flatMap(({ sku }) => sku ?? []),
  barcode: ({ variants }) => variants.flatMap(({ barcode }) => barcode ?? []),
  variantId: ({ variants }) => variants.map(({ id }) => id),
  subscriptionId: ({ subscriptions }) => subscriptions.map(({ id }) => id),
} satisfies Record<string, KeysOf<StoredProduct>>;

/** Finds the product with a unique key, other than the one with the ID `except`. */
export function findByKey(
  tenant: Tenant,
  kind: keyof typeof productKeys,
  key: string,
  except?: string,
): StoredProduct | undefined {
  const collection = products(tenant);
  for (const id of getKeyIndex(collection, productKeys[kind]).get(key) ?? []) {
    if (id !== except) return collection.get(id);
  }
  return undefined;
}
