import type { ProviderDetails } from '../../../shop/orders/payment.js';

/** Reads the IDs and the method of a payment provider, with a function that reads a field by its name. */
export function readProviderDetails(
  read: (
    field: 'paymentOrderId' | 'gatewayTransactionId' | 'providerTransactionId' | 'paymentMethod',
  ) => string | undefined,
): ProviderDetails {
  const [paymentOrderId, gatewayTransactionId] = [read('paymentOrderId'), read('gatewayTransactionId')];
  const [providerTransactionId, method] = [read('providerTransactionId'), read('paymentMethod')];
  return {
    ...(paymentOrderId !== undefined && { paymentOrderId }),
    ...(gatewayTransactionId !== undefined && { gatewayTransactionId }),
    ...(providerTransactionId !== undefined && { providerTransactionId }),
    ...(method !== undefined && { method }),
  };
}
