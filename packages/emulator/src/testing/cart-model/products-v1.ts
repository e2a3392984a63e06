import type { Emulator } from '../../protocol/emulator.js';
import { NO_VARIANT } from '../inventory.js';
import { Merchant } from '../merchant.js';
import { findProducts } from '../shopper.js';
import type { Item, NewProduct, Products } from './products.js';

/** Products of Catalog V1. */
export class ProductsV1 implements Products {
  readonly #emulator: Emulator;
  readonly #merchant: Merchant;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    this.#merchant = new Merchant(emulator);
  }

  async create({ percentOff, price, ...fields }: NewProduct): Promise<Item> {
    const discount = percentOff !== undefined && { discount: { type: 'PERCENT', value: percentOff } };
    const { id } = await this.#merchant.create({ ...fields, priceData: { price }, ...discount });
    return { catalogItemId: id };
  }

  async setStock({ catalogItemId }: Item, quantity: number): Promise<void> {
    const inventoryItem = { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity }] };
    await this.#merchant.send('PATCH', `/stores/v2/inventoryItems/product/${catalogItemId}`, { inventoryItem });
  }

  async setPrice({ catalogItemId }: Item, price: number): Promise<void> {
    await this.#merchant.update(catalogItemId, { priceData: { price } });
  }

  async readStock({ catalogItemId }: Item): Promise<number> {
    return ((await this.#merchant.get(catalogItemId)) as unknown as { stock: { quantity: number } }).stock.quantity;
  }

  /** The product with subscriptions is digital, too. One of them has a free trial. */
  async others(): Promise<Item[]> {
    const found = await findProducts(
      this.#emulator,
      ({ customTextFields, productOptions, productType, stock }) =>
        productType === 'digital' && productOptions.length + customTextFields.length === 0 && !stock.trackInventory,
    );
    const [song = { id: '' }, { id } = { id: '' }] = found;
    const path = '/stores/v1/subscription-options';
    const monthly = { frequency: 'MONTH', autoRenewal: true };
    const trial = { ...monthly, freeTrialPeriod: { frequency: 'WEEK', interval: 1 } };
    const ids: string[] = [];
    for (const [index, subscriptionSettings] of [monthly, trial].entries()) {
      const discount = { type: 'PERCENT', value: 50 * index };
      const { subscriptionOption: option } = await this.#merchant.send<{ subscriptionOption: { id: string } }>(
        ...(['POST', path] as const),
        { subscriptionOption: { title: 'Monthly', subscriptionSettings, ...(index > 0 && { discount }) } },
      );
      ids.push(option.id);
    }
    const assignedSubscriptionOptions = ids.map((one) => ({ id: one }));
    await this.#merchant.send('POST', `${path}/product/${id}/assign`, { assignedSubscriptionOptions });
    const subscribed = ids.map((subscriptionOptionId) => ({ catalogItemId: id, options: { subscriptionOptionId } }));
    return [{ catalogItemId: song.id }, ...subscribed];
  }
}
