import { fromDollars } from '../../kernel/money/from-dollars.js';
import { round, times } from '../../kernel/money/decimal.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant } from '../merchant.js';
import type { Item, NewProduct, Products } from './products.js';

interface Product {
  readonly id: string;
  readonly revision: string;
  readonly variantsInfo: {
    readonly variants: readonly { readonly id: string; readonly physicalProperties?: object }[];
  };
  readonly subscriptionDetails?: { readonly subscriptions: readonly { readonly id: string }[] };
}

interface InventoryItem {
  readonly id: string;
  readonly revision: string;
  readonly quantity: number;
}

/** Products of Catalog V3. */
export class ProductsV3 implements Products {
  readonly #merchant: Merchant;
  readonly #currency: string;
  /** IDs of the inventory items of the products that are created, by product ID. */
  readonly #stock = new Map<string, string>();

  constructor(emulator: Emulator, currency: string) {
    this.#merchant = new Merchant(emulator);
    this.#currency = currency;
  }

  async create({ name, percentOff, price, weight }: NewProduct): Promise<Item> {
    const isCounted = percentOff === undefined;
    const reduced = isCounted ? String(price) : round(times(times(price, 100 - percentOff), '0.01'), this.#currency);
    const prices = {
      actualPrice: { amount: reduced },
      ...(!isCounted && { compareAtPrice: { amount: String(price) } }),
    };
    const variants = [{ price: prices, physicalProperties: { weight } }];
    const { product } = await this.#merchant.send<{ product: Product }>('POST', '/stores/v3/products', {
      product: { name, productType: 'PHYSICAL', physicalProperties: {}, variantsInfo: { variants } },
    });
    const item = getItem(product);
    const inventoryItem = {
      productId: product.id,
      variantId: item.options.variantId,
      ...(isCounted ? { quantity: 0 } : { inStock: true }),
    };
    const created = await this.#merchant.send<{ inventoryItem: InventoryItem }>(
      ...(['POST', '/stores/v3/inventory-items', { inventoryItem }] as const),
    );
    this.#stock.set(product.id, created.inventoryItem.id);
    return item;
  }

  async setStock(item: Item, quantity: number): Promise<void> {
    const { id, revision } = await this.#inventoryItem(item);
    await this.#merchant.send('PATCH', `/stores/v3/inventory-items/${id}`, {
      inventoryItem: { id, revision, quantity },
    });
  }

  async setPrice({ catalogItemId: id }: Item, price: number): Promise<void> {
    const { revision, variantsInfo } = await this.#product(`/stores/v3/products/${id}`);
    const variants = variantsInfo.variants.map((variant) => ({
      id: variant.id,
      price: { actualPrice: { amount: String(price) } },
      physicalProperties: variant.physicalProperties,
    }));
    await this.#merchant.send('PATCH', `/stores/v3/products/${id}`, {
      product: { id, revision, variantsInfo: { variants } },
    });
  }

  async readStock(item: Item): Promise<number> {
    return (await this.#inventoryItem(item)).quantity;
  }

  async others(): Promise<Item[]> {
    const song = await this.#product('/stores/v3/products/slug/supper-songs');
    const price = Number(fromDollars('14.45', this.#currency));
    const coffee = await this.create({ name: 'Coffee', price, weight: 1, percentOff: 20 });
    const monthly = { title: 'Monthly', frequency: 'MONTH', interval: 1 };
    const subscriptions = [monthly, { ...monthly, discount: { percentOff: 50 } }];
    const { id, revision } = await this.#product(`/stores/v3/products/${coffee.catalogItemId}`);
    const { product } = await this.#merchant.send<{ product: Product }>('PATCH', `/stores/v3/products/${id}`, {
      product: { id, revision, subscriptionDetails: { subscriptions, allowOneTimePurchases: false } },
    });
    const { catalogItemId, options } = getItem(product);
    const subscribed = (product.subscriptionDetails?.subscriptions ?? []).map((subscription) => ({
      catalogItemId,
      options: { ...options, subscriptionOptionId: subscription.id },
    }));
    return [getItem(song), ...subscribed];
  }

  async #product(path: string): Promise<Product> {
    return (await this.#merchant.send<{ product: Product }>('GET', path)).product;
  }

  async #inventoryItem({ catalogItemId }: Item): Promise<InventoryItem> {
    const path = `/stores/v3/inventory-items/${this.#stock.get(catalogItemId)}`;
    return (await this.#merchant.send<{ inventoryItem: InventoryItem }>('GET', path)).inventoryItem;
  }
}

const getItem = ({ id, variantsInfo }: Product) => ({
  catalogItemId: id,
  options: { variantId: variantsInfo.variants[0]?.id ?? '' },
});
