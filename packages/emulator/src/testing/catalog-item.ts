import type { Emulator } from '../protocol/emulator.js';
import { send } from './visitor.js';

/** The fields of a stored product that the function reads. */
interface StoredProduct {
  readonly id: string;
  readonly slug: string;
  readonly variants: readonly { readonly id: string }[];
}

/** The fields of a stored inventory item that the function reads. */
interface StoredStock {
  readonly variantId: string;
  readonly quantity?: number;
}

/**
 * Catalog reference to a product of a store with Catalog V3: to its first variant that is in stock, or else to its first
 * variant. Without a slug, to a shipped product of the demo shop without options.
 */
export async function catalogItem(emulator: Pick<Emulator, 'fetch'>, slug = 'espresso-pair', options: object = {}) {
  const read = async <T>(collection: string) =>
    (await send<T[]>(emulator, 'GET', `/_emulator/data/${collection}`)).body;
  const product = (await read<StoredProduct>('v3-products')).find((one) => one.slug === slug);
  if (!product) throw new Error(`There is no product ${slug}.`);
  const stock = new Map((await read<StoredStock>('v3-inventory-items')).map((one) => [one.variantId, one]));
  const { variants } = product;
  const { id: variantId = '' } = variants.find(({ id }) => stock.get(id)?.quantity) ?? variants[0] ?? {};
  return { catalogItemId: product.id, options: { variantId, ...options } };
}
