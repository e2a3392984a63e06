import { createEmulator } from '../create-emulator.js';
import type { Emulator } from '../protocol/emulator.js';
import { Merchant } from './merchant.js';
import { send } from './visitor.js';

/** The fields of a stored product that the tests read. */
interface StoredProduct {
  readonly id: string;
  readonly slug: string;
  readonly variants: readonly { readonly id: string; readonly price: number }[];
}

/** The fields of a stored inventory item that the tests read. */
interface StoredStock {
  readonly variantId: string;
  readonly quantity?: number;
  readonly preorder?: { readonly counter: number };
}

/** A store with the demo shop in Catalog V3. */
export class ShopV3 {
  readonly emulator: Emulator = createEmulator({ catalogVersion: 'v3', cartV1: 'available' });
  readonly merchant = new Merchant(this.emulator);

  /** Catalog reference to the first variant of a product that is in stock, or else to the first variant. */
  async reference(slug: string, options: object = {}) {
    const product = (await this.#read<StoredProduct>('v3-products')).find((one) => one.slug === slug);
    if (!product) throw new Error(`There is no product ${slug}.`);
    const stock = new Map((await this.#read<StoredStock>('v3-inventory-items')).map((one) => [one.variantId, one]));
    const { variants } = product;
    const { id: variantId = '' } = variants.find(({ id }) => stock.get(id)?.quantity) ?? variants[0] ?? {};
    return { catalogItemId: product.id, options: { variantId, ...options } };
  }

  /** Stock of a variant. */
  async stock(id: string): Promise<StoredStock> {
    const stock = (await this.#read<StoredStock>('v3-inventory-items')).find(({ variantId }) => variantId === id);
    if (!stock) throw new Error(`The variant ${id} has no inventory item.`);
    return stock;
  }

  async #read<T>(collection: string): Promise<T[]> {
    return (await send<T[]>(this.emulator, 'GET', `/_emulator/data/${collection}`)).body;
  }
}
