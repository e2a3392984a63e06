import type { Emulator } from '../protocol/emulator.js';
import { type Shopper, newShopper, storesApp } from './shopper.js';

/** Money in the format of Cart V2. */
interface Money {
  amount: string;
  convertedAmount: string;
}

/** The fields of a line item that the tests read. */
interface CartLine {
  id: string;
  quantityInfo: { confirmedQuantity: number; requestedQuantity: number; availableQuantity?: number };
  pricing: { unitPrice: Money; totalPrice: Money; breakdown: Record<string, Money> };
  source: { catalogReference?: { catalogItemId: string }; catalogOverrideFields?: object };
  paymentConfig: { membership?: object; depositAmount?: Money };
  modifierGroups: object[];
  discounts: { amountOff: Money; source: object }[];
  status: string;
  customLineItem: boolean;
}

/** The fields of a cart that the tests read. */
export interface CartV2 {
  id: string;
  revision: string;
  lineItems: CartLine[];
  subtotal: Money;
  note?: string;
  coupons: { id: string; code: string }[];
  customerInfo: { visitorId?: string; memberId?: string; email?: string; firstName?: string; openAccess: boolean };
  deliveryInfo: { address?: { country: string; city?: string }; method?: { code: string; pickup: boolean } };
  paymentInfo: { giftCards: { id: string; obfuscatedCode: string }[]; billingAddress?: { country: string } };
  businessInfo: { locationId?: string };
  source: { createdBy: object; externalReferences: object[] };
  orderPlaced: boolean;
  orderId?: string;
  currentCart: boolean;
  demo: boolean;
}

/** The fields of a summary that the tests read. */
interface Summary {
  cartRevision: string;
  lineItems: { lineItemId: string; quantity: number; totalPrice: Money }[];
  discounts: { scope: string; total: Money; source: object; lineItemDiscounts: object[] }[];
  deliverySummary?: { price: Money };
  priceSummary: Record<'subtotal' | 'discount' | 'delivery' | 'additionalFees' | 'tax' | 'total', Money>;
  paymentSummary: {
    giftCards: { redeemAmount: Money }[];
    requiresPaymentAfterGiftCard: boolean;
    totalAfterGiftCards: Money;
    payNow: Money;
    payLater: Money;
    subscriptionCharges: object[];
  };
  violations: { code: string; scope: string; severity: string; [data: string]: unknown }[];
  priceVerificationToken?: string;
}

/** A response of Cart V2, possibly an error. */
export interface CartV2Body {
  cart: CartV2;
  summary: Summary;
  orderId: string;
  completed: boolean;
  paymentGatewayOrderId?: string;
  checkoutUrl: string;
  details?: {
    applicationError?: { code: string; data: Record<string, unknown> };
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] };
  };
}

/** An address in Portland, Oregon, where no tax is collected. */
export const portland = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97209',
  addressLine: '1 Main St',
};

/** A caller of Cart V2. */
export type CartCaller = Pick<Shopper, 'call'>;

/** Sends a call of the current cart, as `('POST', 'add-line-items', …)`. */
export const current = (shopper: CartCaller, method: string, verb = '', body?: unknown) =>
  shopper.call<CartV2Body>(method, `/ecom/v2/carts/current${verb && `/${verb}`}`, body);

/** Sends a call of a cart by its ID. */
export const byId = (shopper: CartCaller, method: string, id: string, verb = '', body?: unknown) =>
  shopper.call<CartV2Body>(method, `/ecom/v2/carts/${id}${verb && `/${verb}`}`, body);

/** Creates a cart that is not the current one. */
export const createCart = (shopper: CartCaller, body: object) =>
  shopper.call<CartV2Body>('POST', '/ecom/v2/carts', body);

/** A catalog item to add. */
export const item = (catalogItemId: string, quantity = 1, options?: object) => ({
  quantity,
  catalogReference: { appId: storesApp, catalogItemId, ...(options && { options }) },
});

/** A visitor whose current cart has the item. */
export async function shopperWith(
  emulator: Pick<Emulator, 'fetch'>,
  catalogItemId: string,
  quantity = 1,
  options?: object,
) {
  const shopper = await newShopper(emulator);
  const { body, status } = await current(shopper, 'POST', 'add-line-items', {
    catalogItems: [item(catalogItemId, quantity, options)],
  });
  if (status !== 200) throw new Error(`The item was refused: ${status} ${JSON.stringify(body)}`);
  return { shopper, cart: body.cart };
}

/** Error code of a response. `undefined` for a successful one. */
export const getCode = ({ body }: { body: CartV2Body }): string | undefined => body.details?.applicationError?.code;
