export {
  type GetPaymentSettingsRequest,
  type GetPaymentSettingsResponse,
  type PaymentSettings,
} from './get-payment-settings.js';
export { provideHandlers, type PaymentSettingsHandlers, type GetPaymentSettingsEnvelope } from './provide-handlers.js';
export { type Order } from '../../orders/order.js';
