import { createEmulator } from '../create-emulator.js';
import type { Emulator } from '../protocol/emulator.js';
import { catalogItem } from './catalog-item.js';
import { Merchant } from './merchant.js';
import { send } from './visitor.js';

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
  reference(slug: string, options: object = {}) {
    return catalogItem(this.emulator, slug, options);
  }

  /** Stock of a variant. */
  async stock(id: string): Promise<StoredStock> {
    const { body } = await send<StoredStock[]>(this.emulator, 'GET', '/_emulator/data/v3-inventory-items');
    const stock = body.find(({ variantId }) => variantId === id);
    if (!stock) throw new Error(`The variant ${id} has no inventory item.`);
    return stock;
  }
}
