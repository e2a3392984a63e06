import type { Shopper } from '../shopper.js';
import type { Item } from './products.js';
import type { CartView } from './cart-view.js';
import type { StepOf } from './scenario.js';
import type { TotalsView } from './totals-view.js';

/** Response with its error code, if any. */
export interface CallResponse {
  readonly status: number;
  readonly code?: string;
}

/** Gift card and the amount to redeem, in the currency of the store. */
export interface GiftCard {
  readonly code: string;
  readonly amount: string | null;
}

/** A purchase that can be ordered: a checkout of V1, or a cart of V2. */
export interface Purchase {
  readonly id: string;
  readonly totals: TotalsView;
  /** ID of the gift card that was added to the cart for this purchase. */
  readonly giftCardId?: string;
  /** Token of the calculated totals. */
  readonly token?: string;
}

/** Single item to buy besides the current cart. */
export interface BuyNow extends Omit<
  StepOf<'buy now'>,
  'kind' | 'method' | 'product' | 'quantity' | 'token' | 'giftCard'
> {
  readonly item: Item;
  readonly quantity: number;
  /** Delivery method. `null` for items that are not shipped. */
  readonly method: string | null;
  readonly giftCard: GiftCard | null;
}

/** Custom line item. */
export type CustomItem = Omit<StepOf<'add custom'>, 'kind'>;

/** The actions of a shopper through one version of the API. Amounts are in the currency of the store. */
export interface CartCalls {
  add(item: Item, quantity: number): Promise<CallResponse>;
  /** Adds a custom line item as the merchant. */
  addCustom(cartId: string, item: CustomItem): Promise<CallResponse>;
  setQuantity(lineId: string, quantity: number): Promise<CallResponse>;
  remove(lineId: string): Promise<CallResponse>;
  addCoupon(code: string): Promise<CallResponse>;
  removeCoupon(id: string): Promise<CallResponse>;
  setAddress(address: object): Promise<CallResponse>;
  setDelivery(code: string): Promise<CallResponse>;
  removeDelivery(): Promise<CallResponse>;
  setNote(note: string): Promise<CallResponse>;
  /** Updates prices and stock of the line items from the catalog. */
  refresh(): Promise<CallResponse>;
  /** Prepares the order of the current cart. A gift card that cannot be used is left out. */
  checkOut(cart: CartView, giftCard: GiftCard | null): Promise<Purchase | CallResponse>;
  /** Prepares the order of a single item. */
  buyNow(purchase: BuyNow): Promise<Purchase | CallResponse>;
  /** Places the order. Paid later without a payment token. */
  place(purchase: Purchase, paymentToken: string | null): Promise<CallResponse & { readonly orderId?: string }>;
  /** Removes the gift card of a purchase that was not ordered. */
  release(purchase: Purchase): Promise<void>;
}

interface ErrorBody {
  readonly details?: { readonly applicationError?: { readonly code: string } };
}

/** Reads the status and the error code of a response. */
export const getResponse = ({ body, status }: { status: number; body: unknown }): CallResponse => {
  const code = (body as ErrorBody | undefined)?.details?.applicationError?.code;
  return { status, ...(code !== undefined && { code }) };
};

/** Whether a purchase was prepared. */
export const isPurchase = (one: Purchase | CallResponse): one is Purchase => 'totals' in one;

/** A caller with a token or an API key. */
export type Caller = Pick<Shopper, 'call'>;
