import type { Order } from '../../orders/orders/order.js';

/** An order that is to be paid. */
export interface GetPaymentSettingsRequest {
  /** The order. */
  order?: Order;
}

/** How it is to be paid. */
export interface GetPaymentSettingsResponse {
  /** How it is to be paid. */
  paymentSettings?: PaymentSettings;
}

/** How an order is to be paid. */
export interface PaymentSettings {
  /** Whether the buyer must prove who they are with 3-D Secure. */
  requires3dSecure?: boolean | null;
}
