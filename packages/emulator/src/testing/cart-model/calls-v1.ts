import type { Shopper } from '../shopper.js';
import { storesApp } from '../shopper.js';
import {
  type CallResponse,
  type BuyNow,
  type CartCalls,
  type CustomItem,
  type GiftCard,
  getResponse,
} from './calls.js';
import type { Purchase } from './calls.js';
import type { CartStore } from './cart-store.js';
import type { Item } from './products.js';
import type { CartView } from './cart-view.js';
import { type CheckoutV1, type EstimateV1, viewOfCheckout } from './totals-view.js';

const lineItem = (item: Item, quantity: number) => ({ quantity, catalogReference: { appId: storesApp, ...item } });

/** The actions of a shopper through Cart V1 and Checkout V1. */
export class CallsV1 implements CartCalls {
  readonly #shopper: Shopper;
  readonly #store: CartStore;

  constructor(store: CartStore, shopper: Shopper) {
    this.#store = store;
    this.#shopper = shopper;
  }

  async add(item: Item, quantity: number): Promise<CallResponse> {
    return this.#cart('POST', 'add-to-cart', { lineItems: [lineItem(item, quantity)] });
  }

  async addCustom(cartId: string, { itemType, payment, price, quantity }: CustomItem): Promise<CallResponse> {
    const item = {
      productName: { original: 'Course' },
      itemType: { preset: itemType },
      quantity,
      price,
      paymentOption: payment,
      ...(payment === 'DEPOSIT_ONLINE' && { depositAmount: this.#store.inCurrency('0.01') }),
    };
    const body = { customLineItems: [item] };
    return getResponse(await this.#store.merchant.call('POST', `/ecom/v1/carts/${cartId}/add-to-cart`, body));
  }

  async setQuantity(id: string, quantity: number): Promise<CallResponse> {
    return this.#cart('POST', 'update-line-items-quantity', { lineItems: [{ id, quantity }] });
  }

  async remove(lineId: string): Promise<CallResponse> {
    return this.#cart('POST', 'remove-line-items', { lineItemIds: [lineId] });
  }

  async addCoupon(couponCode: string): Promise<CallResponse> {
    return this.#cart('PATCH', '', { couponCode });
  }

  async removeCoupon(): Promise<CallResponse> {
    return this.#cart('POST', 'remove-coupon', {});
  }

  async setAddress(address: object): Promise<CallResponse> {
    return this.#update({ contactInfo: { address } });
  }

  /** Selects a method that the estimate offers. Cart V1 also stores others. */
  async setDelivery(code: string): Promise<CallResponse> {
    const { body } = await this.#shopper.cart('POST', 'estimate-totals', {});
    const { carrierServiceOptions } = (body as unknown as EstimateV1).shippingInfo;
    const offered = carrierServiceOptions.flatMap(({ shippingOptions }) => shippingOptions.map((one) => one.code));
    return offered.includes(code) ? this.#update({ selectedShippingOption: { code } }) : { status: 404 };
  }

  async removeDelivery(): Promise<CallResponse> {
    return this.#update({ selectedShippingOption: null });
  }

  async setNote(buyerNote: string): Promise<CallResponse> {
    return this.#update({ buyerNote });
  }

  async refresh(): Promise<CallResponse> {
    return this.#update({});
  }

  async checkOut({ address, delivery }: CartView, giftCard: GiftCard | null): Promise<Purchase | CallResponse> {
    const created = await this.#shopper.cart('POST', 'create-checkout', {
      channelType: 'WEB',
      ...(address && { shippingAddress: address }),
      ...(delivery && { selectedShippingOption: { code: delivery } }),
    });
    const id = created.body.checkoutId;
    if (id === undefined) return getResponse(created);
    if (giftCard)
      await this.#shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: {}, ...getGiftCard(giftCard) });
    const { body } = await this.#shopper.call<{ checkout: CheckoutV1 }>('GET', `/ecom/v1/checkouts/${id}`);
    return { id, totals: viewOfCheckout(this.#store, body.checkout) };
  }

  async buyNow({ address, coupon, giftCard, item, method, quantity }: BuyNow): Promise<Purchase | CallResponse> {
    const created = await this.#shopper.call<{ checkout?: CheckoutV1 }>('POST', '/ecom/v1/checkouts', {
      channelType: 'WEB',
      lineItems: [lineItem(item, quantity)],
      checkoutInfo: {
        shippingInfo: {
          shippingDestination: { address },
          ...(method !== null && { selectedCarrierServiceOption: { code: method } }),
        },
      },
      ...(coupon !== null && { couponCode: coupon }),
      ...(giftCard && getGiftCard(giftCard)),
    });
    const { checkout } = created.body;
    return checkout ? { id: checkout.id, totals: viewOfCheckout(this.#store, checkout) } : getResponse(created);
  }

  async place({ id }: Purchase, paymentToken: string | null): Promise<CallResponse & { orderId?: string }> {
    const verb = paymentToken === null ? 'create-order' : 'create-order-and-charge';
    const body = paymentToken === null ? {} : { paymentToken };
    const placed = await this.#shopper.call<{ orderId?: string }>('POST', `/ecom/v1/checkouts/${id}/${verb}`, body);
    const { orderId } = placed.body;
    return { ...getResponse(placed), ...(orderId !== undefined && { orderId }) };
  }

  async release({ id }: Purchase): Promise<void> {
    await this.#shopper.call('POST', `/ecom/v1/checkouts/${id}/remove-gift-card`, {});
  }

  #update(cartInfo: object): Promise<CallResponse> {
    return this.#cart('PATCH', '', { cartInfo });
  }

  async #cart(method: string, verb: string, body: object): Promise<CallResponse> {
    return getResponse(await this.#shopper.cart(method, verb, body));
  }
}

const getGiftCard = ({ amount, code }: GiftCard) => ({
  giftCardCode: code,
  ...(amount !== null && { giftCardRedeemAmount: amount }),
});
