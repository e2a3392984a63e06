import type { CartStore } from './cart-store.js';
import { type Money, total } from './totals-view.js';

interface Reference {
  readonly catalogItemId: string;
  readonly options?: object;
}

/** Cart of V1. */
export interface CartV1 {
  readonly id: string;
  readonly revision: string;
  readonly purchaseFlowId: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly lineItems: readonly (Readonly<Record<'price' | 'fullPrice' | 'lineItemPrice', Money>> & {
    readonly id: string;
    readonly quantity: number;
    readonly catalogReference?: Reference;
    readonly availability: { readonly status: string; readonly quantityAvailable?: number };
    readonly paymentOption: string;
    readonly depositAmount?: Money;
  })[];
  readonly subtotal: Money;
  readonly discount: Money;
  readonly subtotalAfterDiscounts: Money;
  readonly appliedDiscounts: readonly { readonly coupon?: { readonly id: string; readonly code: string } }[];
  readonly buyerNote?: string;
  readonly contactInfo?: { readonly address?: object };
  readonly selectedShippingOption?: { readonly code: string };
}

/** Cart of V2. */
export interface CartV2 {
  readonly id: string;
  readonly revision: string;
  readonly purchaseFlowId: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly lineItems: readonly {
    readonly id: string;
    readonly quantityInfo: {
      readonly requestedQuantity: number;
      readonly confirmedQuantity: number;
      readonly availableQuantity?: number;
    };
    readonly pricing: {
      readonly totalPrice: Money;
      readonly breakdown: Readonly<Record<'fullPrice' | 'salePrice', Money>>;
    };
    readonly source: { readonly catalogReference?: Reference };
    readonly status: string;
    readonly discounts: readonly { readonly amountOff: Money }[];
    readonly paymentConfig: { readonly paymentOption: string; readonly depositAmount?: Money };
  }[];
  readonly subtotal: Money;
  readonly coupons: readonly { readonly id: string; readonly code: string }[];
  readonly note?: string;
  readonly deliveryInfo: { readonly address?: object; readonly method?: { readonly code: string } };
  readonly paymentInfo: { readonly billingAddress?: object; readonly giftCards: readonly { readonly id: string }[] };
  readonly orderPlaced: boolean;
  readonly orderId?: string;
}

/** The fields of a cart that both versions show. Amounts are in minor units. */
export interface CartView {
  readonly id: string;
  readonly revision: string;
  readonly purchaseFlowId: string;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly lines: readonly {
    readonly id: string;
    /** Index of the product. `-1` for custom line items. */
    readonly product: number;
    readonly quantity: number;
    readonly available: number | undefined;
    readonly status: string | undefined;
    readonly price: number;
    readonly fullPrice: number;
    /** Price of the available quantity, before discounts. */
    readonly total: number;
    readonly paymentOption: string;
    readonly deposit: string | undefined;
  }[];
  readonly subtotal: number;
  readonly coupon: { readonly id: string; readonly code: string } | undefined;
  readonly note: string | undefined;
  readonly address: object | undefined;
  readonly delivery: string | undefined;
}

const statuses: Readonly<Record<string, string>> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
};

/** Reads a cart of V1. */
export function viewOfCartV1(store: CartStore, cart: CartV1): CartView {
  const { createdDate, id, purchaseFlowId, revision, updatedDate } = cart;
  const minor = ({ amount }: Money) => store.minor(amount);
  return {
    id,
    revision,
    purchaseFlowId,
    createdDate,
    updatedDate,
    lines: cart.lineItems.map(({ availability, catalogReference: reference, ...line }) => ({
      id: line.id,
      product: store.findPosition(reference?.catalogItemId, reference?.options),
      quantity: line.quantity,
      available: availability.quantityAvailable,
      status: statuses[availability.status],
      price: minor(line.price),
      fullPrice: minor(line.fullPrice),
      total: minor(line.lineItemPrice),
      paymentOption: line.paymentOption,
      deposit: line.depositAmount?.amount,
    })),
    subtotal: minor(cart.subtotal),
    coupon: cart.appliedDiscounts.find(({ coupon }) => coupon)?.coupon,
    note: cart.buyerNote,
    address: cart.contactInfo?.address,
    delivery: cart.selectedShippingOption?.code,
  };
}

/** Reads a cart of V2, whose prices contain the discounts of rules on line items. */
export function viewOfCartV2(store: CartStore, cart: CartV2): CartView {
  const { createdDate, id, purchaseFlowId, revision, updatedDate } = cart;
  const minor = ({ amount }: Money) => store.minor(amount);
  const off = cart.lineItems.map(({ discounts }) => total(discounts.map(({ amountOff }) => minor(amountOff))));
  return {
    id,
    revision,
    purchaseFlowId,
    createdDate,
    updatedDate,
    lines: cart.lineItems.map((line, index) => ({
      id: line.id,
      product: store.findPosition(line.source.catalogReference?.catalogItemId, line.source.catalogReference?.options),
      quantity: line.quantityInfo.requestedQuantity,
      available: line.quantityInfo.availableQuantity,
      status: line.status,
      price: minor(line.pricing.breakdown.salePrice),
      fullPrice: minor(line.pricing.breakdown.fullPrice),
      total: minor(line.pricing.totalPrice) + (off[index] ?? 0),
      paymentOption: line.paymentConfig.paymentOption,
      deposit: line.paymentConfig.depositAmount?.amount,
    })),
    subtotal: minor(cart.subtotal) + total(off),
    coupon: cart.coupons[0],
    note: cart.note,
    address: cart.deliveryInfo.address,
    delivery: cart.deliveryInfo.method?.code,
  };
}
