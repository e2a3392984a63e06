import type { Order } from '../../orders/orders/order.js';

/** Order to get payment settings for. */
export interface GetPaymentSettingsRequest {
  /** Order to be paid. */
  order?: Order;
}

/** Payment settings of an order. */
export interface GetPaymentSettingsResponse {
  /** Payment settings. */
  paymentSettings?: PaymentSettings;
}

/** Payment settings of an order. */
export interface PaymentSettings {
  /** Whether the payment requires 3-D Secure authentication. */
  requires3dSecure?: boolean | null;
}
