import { createEmulator } from '../../create-emulator.js';
import { fromDollars } from '../../kernel/money/from-dollars.js';
import { minorUnits } from '../../kernel/money/minor-units.js';
import type { Emulator } from '../../protocol/emulator.js';
import { Merchant } from '../merchant.js';
import { priced } from '../priced.js';
import { send } from '../visitor.js';
import type { Item, Products } from './products.js';
import { ProductsV1 } from './products-v1.js';
import { ProductsV3 } from './products-v3.js';
import type { Settings } from './scenario.js';

type Snapshot = Awaited<ReturnType<Emulator['snapshot']>>;

/** Products that are created: two that are counted, and one with a discount. `Products.others` follow. */
const newProducts = [
  { name: 'Lamp', price: '33.33', weight: 2, stock: 4 },
  { name: 'Mug', price: '9.99', weight: 0.4, stock: 9 },
  { name: 'Poster', price: '19.95', weight: 0.1, percentOff: 15 },
];

/** Quantities at the start, by product index. */
const startStock = newProducts.map(({ stock }) => stock);

/** Store in a currency, whose products, coupons and stock are known. */
export class CartStore {
  readonly emulator: Emulator;
  readonly merchant: Merchant;
  /** Quantities that are expected in stock, by product index. `undefined` for products that are not counted. */
  stock: (number | undefined)[] = [];
  /** Expected balances of gift cards in minor units, by code. */
  cards: Record<string, number> = {};
  readonly #currency: string;
  readonly #products: Products;
  #items: Item[] = [];
  #coupons: Record<string, string> = {};
  #start: Snapshot | undefined;

  private constructor(currency: string, catalogVersion: 'v1' | 'v3') {
    this.#currency = currency;
    this.emulator = createEmulator({ catalogVersion, currency, cartV1: 'available' });
    this.merchant = new Merchant(this.emulator);
    this.#products = catalogVersion === 'v1' ? new ProductsV1(this.emulator) : new ProductsV3(this.emulator, currency);
  }

  /** Creates a store with products and coupons of each kind. */
  static async open(currency: string, catalogVersion: 'v1' | 'v3'): Promise<CartStore> {
    const store = new CartStore(currency, catalogVersion);
    for (const { price, stock, ...fields } of newProducts) {
      const item = await store.#products.create({ ...fields, price: store.#number(price) });
      if (stock !== undefined) await store.#products.setStock(item, stock);
      store.#items.push(item);
    }
    store.#items.push(...(await store.#products.others()));
    await store.#addCoupons();
    store.#start = await store.emulator.snapshot();
    return store;
  }

  /** Restores the store, with these tax settings and discount rules. */
  async restart({ rules, taxIncluded }: Settings): Promise<void> {
    if (this.#start) await this.emulator.restore(this.#start);
    this.stock = [...startStock];
    this.cards = await this.readCards();
    const taxSettings = { taxIncludedInItemPrices: taxIncluded };
    await this.merchant.send('POST', '/billing/v1/tax-settings', { taxSettings });
    for (const rule of rules) await this.createRule(rule);
  }

  /** Catalog item of a product index. An unknown one for other indices. */
  item(index: number): Item {
    return this.#items[index] ?? { catalogItemId: 'unknown' };
  }

  /** Index of a product. `-1` for custom line items. */
  findPosition(catalogItemId: string | undefined, options?: object): number {
    const same = JSON.stringify(options ?? {});
    return this.#items.findIndex(
      (item) => item.catalogItemId === catalogItemId && JSON.stringify(item.options ?? {}) === same,
    );
  }

  /** Converts the dollar amounts in a request to the currency. */
  inCurrency<T>(body: T): T {
    return priced(body, this.#currency);
  }

  /** Converts an amount to minor units. Fails if it has another number of decimal places than the currency. */
  minor(amount: string): number {
    const digits = minorUnits(this.#currency);
    const pattern = digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${digits}}$`);
    if (!pattern.test(amount)) throw new Error(`${amount} is not an amount in ${this.#currency}.`);
    return Number(amount.replace('.', ''));
  }

  async reprice(index: number, price: string): Promise<void> {
    await this.#products.setPrice(this.item(index), this.#number(price));
  }

  async restock(index: number, quantity: number): Promise<void> {
    await this.#products.setStock(this.item(index), quantity);
    this.stock[index] = quantity;
  }

  /** Deactivates an active coupon, or activates an inactive one. */
  async switchCoupon(code: string): Promise<void> {
    const path = `/stores/v2/coupons/${this.#coupons[code]}`;
    const { coupon } = await this.merchant.send<{ coupon: { specification: { active: boolean } } }>('GET', path);
    const body = { specification: { active: !coupon.specification.active }, fieldMask: { paths: ['active'] } };
    await this.merchant.send('PATCH', path, body);
  }

  async createRule(discount: object): Promise<void> {
    const discountRule = { name: 'Spring', discounts: { values: [this.inCurrency(discount)] } };
    await this.merchant.send('POST', '/ecom/v1/discount-rules', { discountRule });
  }

  /** Quantities in stock by product index. */
  async readStock(): Promise<(number | undefined)[]> {
    const read = async (item: Item, index: number) =>
      startStock[index] === undefined ? undefined : this.#products.readStock(item);
    return Promise.all(this.#items.slice(0, startStock.length).map(read));
  }

  /** Balances of gift cards in minor units, by code. */
  async readCards(): Promise<Record<string, number>> {
    const cards = await this.control<{ code: string; balance: string }[]>('GET', '/_emulator/data/gift-cards');
    const digits = minorUnits(this.#currency);
    return Object.fromEntries(
      cards.map(({ balance, code }) => [code, this.minor(Number(balance).toFixed(digits))] as const),
    );
  }

  async control<T>(method: string, path: string, body?: object): Promise<T> {
    return (await send<T>(this.emulator, method, path, body && { body })).body;
  }

  #number(dollars: string): number {
    return Number(fromDollars(dollars, this.#currency));
  }

  async #addCoupons(): Promise<void> {
    const group = (index: number) => ({
      scope: { namespace: 'stores', group: { name: 'product', entityId: this.item(index).catalogItemId } },
    });
    const all = { scope: { namespace: 'stores' } };
    const benefits: Record<string, object> = {
      THIRD: { ...all, percentOffRate: 33 },
      MONEY: { moneyOffAmount: '7.77', minimumSubtotal: '20.00' },
      FIXED: { ...group(1), fixedPriceAmount: '5.00' },
      BXGY: { ...group(0), buyXGetY: { x: 1, y: 1 } },
      CHEAPEST: { ...all, percentOffRate: 50, limitedToOneItem: true },
    };
    for (const [code, benefit] of Object.entries(benefits)) {
      const converted: Record<string, unknown> = { ...this.inCurrency(benefit) };
      for (const name of ['moneyOffAmount', 'fixedPriceAmount', 'minimumSubtotal']) {
        if (name in converted) converted[name] = Number(converted[name]);
      }
      const startTime = String(Date.parse('2024-01-01T00:00:00.000Z'));
      const specification = { name: code, code, startTime, active: true, ...converted };
      const { id } = await this.merchant.send<{ id: string }>('POST', '/stores/v2/coupons', { specification });
      this.#coupons[code] = id;
    }
  }
}
