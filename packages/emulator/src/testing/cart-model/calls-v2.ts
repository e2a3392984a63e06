import { byId, createCart, current, item as getItem } from '../cart-v2.js';
import type { Shopper } from '../shopper.js';
import {
  type CallResponse,
  type BuyNow,
  type CartCalls,
  type CustomItem,
  type GiftCard,
  getResponse,
} from './calls.js';
import type { Caller, Purchase } from './calls.js';
import type { CartStore } from './cart-store.js';
import type { Item } from './products.js';
import type { CartView } from './cart-view.js';
import { type SummaryV2, viewOfSummary } from './totals-view.js';

const catalogItem = ({ catalogItemId, options }: Item, quantity: number) => getItem(catalogItemId, quantity, options);

/** The actions of a shopper through Cart V2. */
export class CallsV2 implements CartCalls {
  readonly #shopper: Shopper;
  readonly #store: CartStore;

  constructor(store: CartStore, shopper: Shopper) {
    this.#store = store;
    this.#shopper = shopper;
  }

  async add(item: Item, quantity: number): Promise<CallResponse> {
    return this.#cart('POST', 'add-line-items', { catalogItems: [catalogItem(item, quantity)] });
  }

  async addCustom(cartId: string, { itemType, payment, price, quantity }: CustomItem): Promise<CallResponse> {
    const item = {
      name: { original: 'Course' },
      quantityInfo: { requestedQuantity: quantity },
      pricing: { price: { amount: price } },
      attributes: { itemType: { preset: itemType } },
      paymentConfig: {
        paymentOption: payment,
        ...(payment === 'DEPOSIT_ONLINE' && { depositAmount: { amount: this.#store.inCurrency('0.01') } }),
      },
    };
    return getResponse(await byId(this.#store.merchant, 'POST', cartId, 'add-line-items', { customItems: [item] }));
  }

  async setQuantity(lineItemId: string, newQuantity: number): Promise<CallResponse> {
    return this.#cart('POST', 'update-line-items', { lineItems: [{ lineItemId, quantity: { newQuantity } }] });
  }

  async remove(lineId: string): Promise<CallResponse> {
    return this.#cart('POST', 'remove-line-items', { lineItemIds: [lineId] });
  }

  async addCoupon(code: string): Promise<CallResponse> {
    return this.#cart('POST', 'add-coupon', { coupon: { code } });
  }

  async removeCoupon(couponId: string): Promise<CallResponse> {
    return this.#cart('POST', 'remove-coupon', { couponId });
  }

  async setAddress(address: object): Promise<CallResponse> {
    return this.#update({ deliveryInfo: { address } });
  }

  async setDelivery(code: string): Promise<CallResponse> {
    return this.#cart('POST', 'set-delivery-method', { deliveryMethod: { code } });
  }

  async removeDelivery(): Promise<CallResponse> {
    return this.#cart('POST', 'remove-delivery-method', {});
  }

  async setNote(note: string): Promise<CallResponse> {
    return this.#update({ note });
  }

  async refresh(): Promise<CallResponse> {
    return this.#cart('POST', 'refresh', {});
  }

  async setBillingAddress(billingAddress: object): Promise<CallResponse> {
    return this.#update({ paymentInfo: { billingAddress } });
  }

  async addGiftCard(giftCard: GiftCard): Promise<CallResponse & { giftCardId?: string }> {
    const added = await current(this.#shopper, 'POST', 'add-gift-card', { giftCard: getGiftCard(giftCard) });
    return {
      ...getResponse(added),
      ...(added.status === 200 && { giftCardId: added.body.cart.paymentInfo.giftCards[0]!.id }),
    };
  }

  async removeGiftCard(giftCardId: string): Promise<CallResponse> {
    return this.#cart('POST', 'remove-gift-card', { giftCardId });
  }

  async checkOut({ id }: CartView, giftCard: GiftCard | null): Promise<Purchase | CallResponse> {
    const added = giftCard && (await this.addGiftCard(giftCard));
    return this.#calculate(id, added?.giftCardId);
  }

  async buyNow({ address, coupon, giftCard, item, method, quantity }: BuyNow): Promise<Purchase | CallResponse> {
    const created = await createCart(this.#shopper, {
      catalogItems: [catalogItem(item, quantity)],
      cart: { deliveryInfo: { address } },
      ...(method !== null && { deliveryMethod: { code: method } }),
      ...(coupon !== null && { coupons: [{ code: coupon }] }),
      ...(giftCard && { giftCards: [getGiftCard(giftCard)] }),
    });
    return created.status === 200 ? this.#calculate(created.body.cart.id, undefined) : getResponse(created);
  }

  /** Places the order as the merchant where a payment is due, because visitors may not. */
  async place(
    { id, token, totals }: Purchase,
    paymentToken: string | null,
  ): Promise<CallResponse & { orderId?: string }> {
    const who: Caller = totals.afterGiftCard.payNow > 0 ? this.#store.merchant : this.#shopper;
    const body = { priceVerificationToken: token, ...(paymentToken !== null && { paymentToken }) };
    const placed = await byId(who, 'POST', id, 'place-order', body);
    return { ...getResponse(placed), ...(placed.status === 200 && { orderId: placed.body.orderId }) };
  }

  async release({ giftCardId }: Purchase): Promise<void> {
    if (giftCardId !== undefined) await this.removeGiftCard(giftCardId);
  }

  async #calculate(id: string, giftCardId: string | undefined): Promise<Purchase> {
    const { body } = await byId(this.#shopper, 'POST', id, 'calculate', {});
    const summary = body.summary as unknown as SummaryV2;
    return {
      id,
      totals: viewOfSummary(this.#store, summary),
      ...(giftCardId !== undefined && { giftCardId }),
      ...(summary.priceVerificationToken && { token: summary.priceVerificationToken }),
    };
  }

  #update(cart: object): Promise<CallResponse> {
    return this.#cart('PATCH', '', { cart });
  }

  async #cart(method: string, verb: string, body: object): Promise<CallResponse> {
    return getResponse(await current(this.#shopper, method, verb, body));
  }
}

const getGiftCard = ({ amount, code }: GiftCard) => ({
  code,
  ...(amount !== null && { redeemAmount: { amount } }),
});
