import { address, date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type {
  BusinessInfo,
  CartSettings,
  CartSource,
  CustomerInfo,
  DeliveryInfo,
  PaymentInfo,
  TaxInfo,
  V2Coupon,
} from './cart-parts.js';
import type { ConvertedMoney } from './converted-money.js';
import { lineItemShape, type V2LineItem } from './line-item.js';

/** Cart of a visitor or member, from the first line item to the order. Its ID is also the checkout ID. */
export interface Cart {
  /** Cart ID. Read-only. */
  _id?: string;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string;
  /** Line items, at most 300. Read-only: use the line item operations. */
  lineItems?: V2LineItem[];
  /** Total of all line items, after item discounts and before coupons on the cart, delivery and tax. Read-only. */
  subtotal?: ConvertedMoney;
  /** Note from the customer. At most 1,000 characters. */
  note?: string | null;
  /** Coupon, at most one. Read-only: use `addCoupon` and `removeCoupon`. */
  coupons?: V2Coupon[];
  /** Origin of the cart. */
  source?: CartSource;
  /** Site that sells the items. */
  businessInfo?: BusinessInfo;
  /** Customer who owns the cart. */
  customerInfo?: CustomerInfo;
  /** Delivery address and method. */
  deliveryInfo?: DeliveryInfo;
  /** Tax settings. */
  taxInfo?: TaxInfo;
  /** Gift card, billing address and payment currency. */
  paymentInfo?: PaymentInfo;
  /**
   * Whether an order was placed from the cart. Such a cart cannot be changed. Read-only.
   *
   * @default false
   */
  orderPlaced?: boolean;
  /** Order ID. Absent until the order is placed. Read-only. */
  orderId?: string | null;
  /** Purchase flow ID, shared by the cart and its order. Read-only. */
  purchaseFlowId?: string | null;
  /** Settings. Set when the cart is created. */
  settings?: CartSettings;
  /**
   * URL of a custom checkout page, in which `{checkout_id}` is replaced by the cart ID. Absent if the platform's
   * checkout page is used.
   */
  customCheckoutUrl?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Whether the operations of the current cart use this cart. Read-only. */
  currentCart?: boolean;
  /**
   * Whether the cart is a preview in the editor, from which no order can be placed. Set when the cart is created.
   *
   * @default false
   */
  demo?: boolean;
}

/** Shape of {@link Cart}: dates, addresses, and the fields of line items. */
export const cartShape = /* @__PURE__ */ entity<Cart>({
  _createdDate: date,
  _updatedDate: date,
  lineItems: lineItemShape,
  deliveryInfo: /* @__PURE__ */ entity<DeliveryInfo>({ address }),
  paymentInfo: /* @__PURE__ */ entity<PaymentInfo>({ billingAddress: address }),
});

/** Response of operations that change a cart. */
export interface CartResponse {
  /** The updated cart. */
  cart?: Cart;
}

/** Shape of {@link CartResponse}. */
export const cartResponseShape = /* @__PURE__ */ entity<CartResponse>({ cart: cartShape });
