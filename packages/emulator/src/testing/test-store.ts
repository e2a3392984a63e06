import { createEmulator } from '../create-emulator.js';
import { minorUnits } from '../kernel/money/minor-units.js';
import type { Emulator } from '../protocol/emulator.js';
import { byId, createCart, item, portland } from './cart-v2.js';
import { NO_VARIANT } from './inventory.js';
import { Merchant } from './merchant.js';
import { priced } from './priced.js';
import { type Shopper, newShopper, storesApp } from './shopper.js';

export interface Price {
  amount: string;
}
export interface Payment {
  id: string;
  amount: Price;
  status: string;
  chargeCorrelationId?: string;
  regularPaymentDetails?: {
    status: string;
    offlinePayment: boolean;
    authorizationDetails?: { captures: { amount: Price }[] };
  };
  giftcardPaymentDetails?: object;
  membershipPaymentDetails?: { lineItemId: string; status: string };
}
interface Transactions {
  payments: Payment[];
  refunds: { id: string; transactions: { paymentId: string; amount: Price; refundStatus: string }[] }[];
}
interface Order {
  id: string;
  status: string;
  paymentStatus: string;
  fulfillmentStatus: string;
  lineItems: (Record<'quantity' | 'refundQuantity' | 'restockQuantity', number> &
    Record<'price' | 'lineItemPrice', Price> & { id: string })[];
  balanceSummary: Record<'balance' | 'paid' | 'refunded' | 'authorized' | 'pending' | 'pendingRefund', Price>;
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'totalAdditionalFees' | 'total', Price>;
  activities: { id: string; type: string }[];
}

/** Everything that is visible of an order. */
export interface OrderState {
  order: Order;
  transactions: Transactions;
  fulfillments: { id: string; lineItems: { id: string; quantity: number }[] }[];
  stock: number;
  /** Balance of the gift card. */
  card: number;
}

/** How an order comes to be: the merchant writes it, or a shopper checks out. */
export type InitialOrder =
  | { readonly kind: 'written' }
  | {
      readonly kind: 'checkout';
      /** Version of the cart API that places the order. */
      readonly version: 1 | 2;
      /** Deposit of 20.00, in cents. `null` without a deposit. */
      readonly deposit: number | null;
      readonly coupon: string | null;
      /** Discount of a rule, in the platform's format. */
      readonly rule: object | null;
      /** Amount paid by gift card, in cents. */
      readonly giftCard: number | null;
      /** The card that pays at once; nothing where the order is paid later. */
      readonly token: string | null;
      readonly saves: boolean;
    };

export const IN_STOCK = 20;
export const QUANTITY = 4;
export const GIFT_CARD = 'GIFT-RICH-5000';

/** An amount in minor units. Amounts of responses have all decimal places of the currency. */
export const cents = (price: Price | undefined): number => Number((price?.amount ?? '0').replace('.', ''));

/** An amount of minor units in dollars, which the store's merchant and shoppers convert to its currency. */
export const price = (amount: number): Price => ({ amount: (amount / 100).toFixed(2) });

/** A merchant who sends dollar amounts in the currency of the store. */
class ConvertingMerchant extends Merchant {
  readonly #currency: string;

  constructor(emulator: Pick<Emulator, 'fetch'>, currency: string) {
    super(emulator);
    this.#currency = currency;
  }

  override call<T>(method: string, path: string, body?: unknown) {
    return super.call<T>(method, path, body === undefined ? undefined : priced(body, this.#currency));
  }
}

/** A store with one product of which there are some, and what can be seen of an order in it. */
export class TestStore {
  readonly currency: string;
  readonly emulator: Emulator;
  readonly merchant: Merchant;
  #productId = '';

  constructor(currency = 'USD') {
    this.currency = currency;
    this.emulator = createEmulator({ catalogVersion: 'v1', seed: 1, currency });
    this.merchant = new ConvertingMerchant(this.emulator, currency);
  }

  async open(): Promise<void> {
    const priceData = { price: 1000 / 10 ** minorUnits(this.currency) };
    ({ id: this.#productId } = await this.merchant.create({ productType: 'physical', priceData }));
    const inventoryItem = { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: IN_STOCK }] };
    await this.merchant.send('PATCH', `/stores/v2/inventoryItems/product/${this.#productId}`, {
      inventoryItem,
    });
  }

  get #reference() {
    return { appId: storesApp, catalogItemId: this.#productId };
  }

  /** Places an order and returns whether the same checkout can be ordered again. */
  async placeOrder(options: InitialOrder): Promise<{ id: string; again?: () => Promise<number> }> {
    if (options.kind === 'checkout') return this.#checkOut(options);
    const line = { productName: { original: 'Thing' }, itemType: { preset: 'PHYSICAL' }, quantity: QUANTITY };
    const { order } = await this.merchant.send<{ order: Order }>('POST', '/ecom/v1/orders', {
      order: {
        channelInfo: { type: 'POS' },
        buyerInfo: { email: 'ada@example.com' },
        lineItems: [{ ...line, price: price(1000), catalogReference: this.#reference }],
        priceSummary: {},
      },
    });
    return { id: order.id };
  }

  async #checkOut(options: InitialOrder & { kind: 'checkout' }) {
    const { rule, version } = options;
    if (rule !== null) {
      const discountRule = { name: 'Spring', discounts: { values: [rule] } };
      await this.merchant.send('POST', '/ecom/v1/discount-rules', { discountRule });
    }
    return version === 1 ? this.#placeV1(options) : this.#placeV2(options);
  }

  async #placeV1({ coupon, deposit, giftCard, saves, token }: InitialOrder & { kind: 'checkout' }) {
    const shopper = await newShopper(this.emulator);
    const course = {
      productName: { original: 'Course' },
      itemType: { preset: 'SERVICE' },
      quantity: 1,
      price: '20.00',
      ...(deposit !== null && { paymentOption: 'DEPOSIT_ONLINE', depositAmount: price(deposit).amount }),
    };
    const checkout = {
      channelType: 'WEB',
      lineItems: [{ quantity: QUANTITY, catalogReference: this.#reference }],
      customLineItems: [course],
      checkoutInfo: { shippingInfo: { shippingDestination: { address: portland } } },
      ...(coupon !== null && { couponCode: coupon }),
      ...(giftCard !== null && { giftCardCode: GIFT_CARD, giftCardRedeemAmount: price(giftCard).amount }),
    };
    const { body } = await shopper.call<{ checkout: { id: string } }>(
      ...(['POST', '/ecom/v1/checkouts', priced(checkout, this.currency)] as const),
    );
    const place = (paymentToken: string | null, who: Pick<Shopper, 'call'> = shopper) =>
      who.call<{ orderId: string }>(
        'POST',
        `/ecom/v1/checkouts/${body.checkout.id}/create-order${paymentToken === null ? '' : '-and-charge'}`,
        { ...(paymentToken !== null && { paymentToken, savePaymentMethod: saves }) },
      );
    const placed = await place(token);
    const { orderId } = placed.status === 428 ? (await place('card-approved')).body : placed.body;
    return { id: orderId, again: async () => (await place('card-approved', this.merchant)).status };
  }

  /** Places the order of a cart that the merchant creates, because shoppers do not add items with prices. */
  async #placeV2({ coupon, deposit, giftCard, saves, token }: InitialOrder & { kind: 'checkout' }) {
    const course = {
      name: { original: 'Course' },
      attributes: { itemType: { preset: 'SERVICE' } },
      quantityInfo: { requestedQuantity: 1 },
      pricing: { price: price(2000) },
      ...(deposit !== null && {
        paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: price(deposit) },
      }),
    };
    const { body } = await createCart(this.merchant, {
      cart: { deliveryInfo: { address: portland } },
      catalogItems: [item(this.#productId, QUANTITY)],
      customItems: [course],
      deliveryMethod: { code: 'standard' },
      ...(coupon !== null && { coupons: [{ code: coupon }] }),
      ...(giftCard !== null && { giftCards: [{ code: GIFT_CARD, redeemAmount: price(giftCard) }] }),
    });
    const place = (paymentToken: string | null) =>
      byId(this.merchant, 'POST', body.cart.id, 'place-order', {
        ...(paymentToken !== null && { paymentToken, savePaymentMethod: saves }),
      });
    const placed = await place(token);
    const { orderId } = placed.status === 428 ? (await place('card-approved')).body : placed.body;
    return { id: orderId, again: async () => (await place('card-approved')).status };
  }

  async readState(id: string): Promise<OrderState> {
    const { merchant } = this;
    const { order } = await merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${id}`);
    const { orderTransactions } = await merchant.send<{ orderTransactions: Transactions }>(
      'GET',
      `/ecom/v1/payments/orders/${id}`,
    );
    const { orderWithFulfillments } = await merchant.send<{
      orderWithFulfillments: Pick<OrderState, 'fulfillments'>;
    }>('GET', `/ecom/v1/fulfillments/orders/${id}`);
    const { stock } = (await merchant.get(this.#productId)) as unknown as { stock: { quantity: number } };
    const cards = await merchant.send<{ id: string; code: string; balance: string }[]>(
      'GET',
      '/_emulator/data/gift-cards',
    );
    const card = cards.find(({ code }) => code === GIFT_CARD);
    return {
      order,
      transactions: orderTransactions,
      ...orderWithFulfillments,
      stock: stock.quantity,
      card: Math.round(Number(card?.balance) * 10 ** minorUnits(this.currency)),
    };
  }
}
