import type { z } from 'zod';
import { createInvalidRequest } from '../protocol/protocol-error.js';
import { describeUcp } from '../protocol/ucp.js';
import { MAX_LOOKUPS, type lookupRequest } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import { filterVariants } from './filters.js';
import { parseItemId } from './item-id.js';
import { readProducts } from './read-products.js';
import { listVariants, toProduct } from './to-product.js';

/** Gets products by their IDs and those of their variants. */
export async function lookupCatalog(shop: Shop, { filters, ids }: z.infer<typeof lookupRequest>): Promise<object> {
  const unique = [...new Set(ids)];
  if (unique.length > MAX_LOOKUPS) {
    throw createInvalidRequest(`Look up at most ${MAX_LOOKUPS} IDs at once`, 'request_too_large');
  }
  const parsed = unique.flatMap((id) => {
    const itemId = parseItemId(id);
    return itemId ? [{ id, productId: itemId.productId }] : [];
  });
  const details = await readProducts(
    shop.catalog,
    parsed.map(({ productId }) => productId),
  );
  const found = new Set<string>();
  const products = await Promise.all(
    [...details.values()].map(async (product) => {
      const requested = parsed.filter(({ productId }) => productId === product.id).map(({ id }) => id);
      const variants = await filterVariants(shop, product, listVariants(product), filters);
      const inputs = new Map<string, { id: string; match: 'exact' | 'featured' }[]>();
      for (const id of requested) {
        const exact = variants.find((variant) => variant.id === id);
        const variant = exact ?? (id === product.id ? variants[0] : undefined);
        if (!variant) continue;
        found.add(id);
        const match = exact && id !== product.id ? 'exact' : 'featured';
        inputs.set(variant.id, [...(inputs.get(variant.id) ?? []), { id, match }]);
      }
      const converted = await toProduct(
        shop,
        product,
        variants.filter(({ id }) => inputs.has(id)),
      );
      return (
        converted && {
          ...converted,
          variants: converted.variants.map((variant) => ({ ...variant, inputs: inputs.get(variant.id) ?? [] })),
        }
      );
    }),
  );
  const missing = ids.map((id, index) => ({ id, index })).filter(({ id }) => !found.has(id));
  return {
    ucp: describeUcp('lookup'),
    products: products.filter((product) => product !== undefined),
    ...(missing.length > 0 && {
      messages: missing.map(({ id }) => ({
        type: 'info',
        code: 'not_found',
        content: `Not found: ${id.slice(0, 200)}`,
      })),
    }),
  };
}
