import type { Client, RequestOptions } from '@cartwright/core';
import type { CreateRedirectSession, Shortfall, StartCheckoutOptions } from '@cartwright/ecom/purchase-v2';
import type {
  Cart,
  CartSummary,
  CatalogItemInput,
  DeliveryMethodInput,
  EstimateCurrentCartOptions,
  GiftCardInput,
} from '@cartwright/ecom/current-cart-v2';

/** Parts of the totals to calculate. All are left out unless they are `true`. */
export type CartEstimateOptions = Omit<EstimateCurrentCartOptions, 'refreshCart'>;

/** Last known cart: `null` if there is none, `undefined` if unknown. */
export type KnownCart = Cart | null | undefined;

/** Receives the cart of each response before the last one, when a change needs several requests. */
export type Confirm = (cart: Cart) => Promise<void>;

/** Requests that change the cart. Each resolves to the updated cart. */
export interface CartChanges {
  /** Adds items as far as they are available. Without a cart, nothing was added. */
  add(
    items: readonly CatalogItemInput[],
    before: KnownCart,
  ): Promise<{ readonly cart?: Cart; readonly shortfalls: readonly Shortfall[] }>;
  /** Sets quantities by line item ID. */
  setQuantities(quantities: ReadonlyMap<string, number>): Promise<Cart>;
  /** Removes line items. Succeeds if some are already gone. */
  removeLines(ids: readonly string[]): Promise<Cart>;
  /** Applies a coupon, in place of another one. */
  applyCoupon(code: string, before: KnownCart, confirm: Confirm): Promise<Cart>;
  /** Removes the coupon, if there is one. */
  removeCoupon(before: KnownCart): Promise<Cart>;
  /** Applies a gift card, in place of another one. */
  applyGiftCard(giftCard: GiftCardInput, before: KnownCart, confirm: Confirm): Promise<Cart>;
  /** Removes the gift card, if there is one. */
  removeGiftCard(before: KnownCart): Promise<Cart>;
  /** Selects the delivery method. */
  setDeliveryMethod(method: DeliveryMethodInput): Promise<Cart>;
  /** Removes the delivery method, if there is one. */
  removeDeliveryMethod(): Promise<Cart>;
  /** Updates fields of the cart. */
  update(fields: Cart, before: KnownCart): Promise<Cart>;
  /** Reads prices, discounts and stock from the catalogs. */
  refresh(): Promise<Cart>;
}

/** Operations of one version of the cart, in the shapes of Cart V2. */
export interface CartApi {
  /** Fetches the cart. `null` when the visitor has none. */
  readCart(this: void, client: Client, request: RequestOptions): Promise<Cart | null>;
  /** Calculates the totals of the cart. */
  estimateCart(
    this: void,
    client: Client,
    cart: Cart,
    options: CartEstimateOptions,
    request: RequestOptions,
  ): Promise<CartSummary | null>;
  /**
   * Creates the requests that change the cart. `check` is called before each request: a change of several requests must
   * not continue in another session.
   */
  createCartChanges(this: void, client: Client, check: () => Promise<void>): CartChanges;
  /** Starts a checkout. Resolves to the URL of the hosted page. */
  startCheckout(
    this: void,
    client: Client,
    createRedirect: CreateRedirectSession,
    options: StartCheckoutOptions,
  ): Promise<string>;
}
