import type { Client } from '@cartwright/core';
import { createCatalog } from '@cartwright/stores/catalog';

/** Reads the currency of the store (ISO 4217), which all prices of its products have. Without products, it is `USD`. */
export async function readCurrency(client: Client): Promise<string> {
  const { items } = await createCatalog(client).queryProducts({ limit: 1 });
  return items[0]?.priceRange?.currency ?? 'USD';
}
