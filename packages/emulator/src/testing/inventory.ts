import type { Emulator } from '../protocol/emulator.js';
import { merchant } from './member.js';
import type { Body, Product } from './shopper.js';
import { send, visitorToken } from './visitor.js';

/** Variant ID of a product without managed variants. */
export const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

/** Inventory item of a product. */
export interface StockItem {
  id: string;
  productId: string;
  numericId: string;
  lastUpdated: string;
  trackQuantity: boolean;
  variants: { variantId: string; inStock: boolean; quantity?: number; availableForPreorder: boolean }[];
  preorderInfo: { enabled: boolean; message?: string; limit?: number };
}

/** Response of the inventory API. */
export interface InventoryResponse extends Body {
  inventoryItem?: StockItem;
  inventoryItems?: StockItem[];
  metadata?: { items: number; offset: number };
  totalResults?: number;
}

/** Product with the ID of its inventory item. */
export type StockedProduct = Product & { inventoryItemId: string };

/** Caller: a token, or the merchant's headers. */
export type Role = string | Record<string, string>;

/** Opens the inventory API with a visitor's token for the calls that every caller may make. */
export async function openInventory(emulator: Emulator) {
  const visitor = await visitorToken(emulator);
  const call = (method: string, path: string, body: unknown, who: Role = merchant) => {
    const asking = typeof who === 'string' ? { token: who } : { headers: who };
    return send<InventoryResponse>(emulator, method, path, { ...asking, body });
  };
  const base = '/stores/v2/inventoryItems';
  const get = (id: string, body: object = {}, who: Role = visitor) =>
    call('POST', `/stores-reader/v2/inventoryItems/${id}/getVariants`, body, who);
  const product = async (accept: (product: Product) => boolean): Promise<StockedProduct> => {
    for (const offset of [0, 100]) {
      const path = '/stores-reader/v1/products/query-platformized';
      const query = { query: { paging: { limit: 100, offset } } };
      const { body } = await send<{ products: StockedProduct[] }>(emulator, 'POST', path, {
        token: visitor,
        body: query,
      });
      const found = body.products.find(accept);
      if (found) return found;
    }
    throw new Error('The seed has no such product.');
  };
  return {
    visitor,
    get,
    query: (given: object = {}, who: Role = merchant) =>
      call('POST', '/stores-reader/v2/inventoryItems/query', { query: given }, who),
    update: (productId: string, inventoryItem: unknown, who: Role = merchant) =>
      call('PATCH', `${base}/product/${productId}`, { inventoryItem }, who),
    decrement: (decrementData: unknown, who: Role = merchant) =>
      call('POST', `${base}/decrement`, { decrementData }, who),
    increment: (incrementData: unknown, who: Role = merchant) =>
      call('POST', `${base}/increment`, { incrementData }, who),
    product,
    /** Returns a product without options and with tracked inventory. */
    plain: () => product(({ productOptions, stock }) => productOptions.length === 0 && stock.trackInventory),
    /** Returns a product whose variants have separately tracked inventory. */
    managed: () => product(({ manageVariants, stock }) => manageVariants && stock.trackInventory),
    /** Returns an inventory item by ID. */
    async item(id: string): Promise<StockItem> {
      const { body } = await get(id);
      if (!body.inventoryItem) throw new Error('No inventory item has this ID.');
      return body.inventoryItem;
    },
    /** Returns the stock in the product. */
    async getStatus(id: string): Promise<Product['stock']> {
      const path = `/stores-reader/v1/products/${id}`;
      return (await send<{ product: Product }>(emulator, 'GET', path, { token: visitor })).body.product.stock;
    },
  };
}
