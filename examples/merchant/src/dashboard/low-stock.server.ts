import type { Client } from '@cartwright/core';
import { createCatalog } from '@cartwright/stores/catalog';
import { queryInventory } from '@cartwright/stores/inventory';
import { queryInventoryItems } from '@cartwright/stores/inventory-items-v3';
import { queryProducts } from '@cartwright/stores/products';

/** Variant of which few are left. */
export interface LowStock {
  readonly productId: string;
  readonly name: string;
  readonly variant: string | undefined;
  readonly quantity: number;
}

/** Finds the variants with tracked stock of at most a quantity, the fewest first. */
export async function lowStock(client: Client, most: number, limit: number): Promise<LowStock[]> {
  if ((await createCatalog(client).getVersion()) === 'v1') return lowStockV1(client, most, limit);
  const { inventoryItems = [] } = await client.use(queryInventoryItems)({
    filter: { trackQuantity: true, quantity: { $lte: most } },
    sort: [{ fieldName: 'quantity', order: 'ASC' }],
    cursorPaging: { limit },
  });
  return inventoryItems.map(({ productId = '', product, quantity = 0 }) => ({
    productId,
    name: product?.name ?? productId,
    variant: product?.variantName ?? undefined,
    quantity,
  }));
}

/** Catalog V1 cannot filter by quantity, so the first hundred products are searched. */
async function lowStockV1(client: Client, most: number, limit: number): Promise<LowStock[]> {
  const { inventoryItems = [] } = await client.use(queryInventory)({
    query: { filter: JSON.stringify({ trackQuantity: true }), paging: { limit: 100 } },
  });
  const found = inventoryItems
    .flatMap(({ productId, variants = [] }) =>
      variants.map(({ variantId, quantity }) => ({ productId: productId ?? '', variantId, quantity: quantity ?? 0 })),
    )
    .filter(({ quantity }) => quantity <= most)
    .sort((one, other) => one.quantity - other.quantity)
    .slice(0, limit);
  const ids = [...new Set(found.map(({ productId }) => productId))];
  const { items } = ids.length > 0 ? await client.use(queryProducts)().in('_id', ids).limit(100).find() : { items: [] };
  const products = new Map(items.map((product) => [product._id, product]));
  return found.map(({ productId, variantId, quantity }) => {
    const { name, variants = [] } = products.get(productId) ?? {};
    const choices = variants.find(({ _id }) => _id === variantId)?.choices ?? {};
    const variant = Object.values(choices).join(', ') || undefined;
    return { productId, name: name ?? productId, variant, quantity };
  });
}
