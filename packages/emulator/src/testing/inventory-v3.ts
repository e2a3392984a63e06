import type { CatalogResponse, Entity } from './catalog-v3.js';
import { ProductStore, type TestProduct, simple, sized } from './products-v3.js';

/** The fields of an inventory item that the tests read. */
export interface InventoryItem extends Entity {
  quantity?: number;
  inStock?: boolean;
  availabilityStatus: string;
  preorderInfo: { enabled: boolean; limit?: number; counter?: number; quantity?: number; message?: string };
}

/** Inventory item of a response. Throws if the response is an error. */
export function getItem({ body, status }: CatalogResponse): InventoryItem {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body['inventoryItem'] as InventoryItem;
}

/** A store with an empty Catalog V3, with calls for inventory items. */
export class InventoryStore extends ProductStore {
  /** Product and variant of the input of a new inventory item. The variant is the first one by default. */
  ref({ id, variantsInfo }: TestProduct, index = 0) {
    return { productId: id, variantId: variantsInfo.variants[index]?.id ?? '' };
  }

  /** Sends the input of an inventory item to create. */
  post(inventoryItem: object): Promise<CatalogResponse> {
    return this.call('POST', 'inventory-items', { inventoryItem });
  }

  /** Creates the inventory item of a new product without options, with 5 in stock by default. */
  async stock(fields: object = { quantity: 5 }, product: object = simple()): Promise<InventoryItem> {
    return getItem(await this.post({ ...this.ref(await super.create(product)), ...fields }));
  }

  /** Gets an inventory item. */
  async item(id: string): Promise<InventoryItem> {
    return getItem(await this.call('GET', `inventory-items/${id}`));
  }

  /** Sends an update with the current revision. */
  async change(id: string, changes: object, more: object = {}): Promise<CatalogResponse> {
    const { revision } = await this.item(id);
    return this.call('PATCH', `inventory-items/${id}`, { inventoryItem: { id, revision, ...changes }, ...more });
  }

  /** Sends a bulk call. */
  bulk(action: string, body: object): Promise<CatalogResponse> {
    return this.call('POST', `bulk/inventory-items/${action}`, body);
  }

  /** Creates a shirt in sizes S and L, with a quantity of each, of a brand. */
  async shirt(small: number, large: number): Promise<[InventoryItem, InventoryItem]> {
    const shirt = await super.create(sized({ brand: { name: 'Alder' } }));
    const [first, second] = [
      await this.post({ ...this.ref(shirt), quantity: small }),
      await this.post({ ...this.ref(shirt, 1), quantity: large }),
    ];
    return [getItem(first), getItem(second)];
  }
}

/** Product with a subscription, or a digital one, which cannot be pre-ordered. */
export const withoutPreorder = {
  subscription: simple({
    subscriptionDetails: {
      allowOneTimePurchases: true,
      subscriptions: [{ title: 'Monthly', frequency: 'MONTH', autoRenewal: true, visible: true }],
    },
  }),
  digital: simple({
    productType: 'DIGITAL',
    physicalProperties: undefined,
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '5' } }, digitalProperties: {} }] },
  }),
};
