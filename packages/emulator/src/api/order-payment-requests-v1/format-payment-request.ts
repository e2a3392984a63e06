import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Origins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { orders } from '../../shop/orders/order.js';
import type { PaymentRequest } from '../../shop/payment-requests/payment-request.js';

/** Formats a payment request as the platform does. */
export function formatPaymentRequest(tenant: Tenant, request: PaymentRequest): object {
  const { amount, createdDate, description, expirationDate, given, id, isManualBlocked, orderId } = request;
  const order = orders(tenant).get(orderId);
  const currency = order?.currency ?? storeCurrency(tenant);
  return {
    id,
    source: request.source,
    status: request.status,
    orderId,
    ...(order && { orderNumber: order.number }),
    amount: toFormattedPrice(amount, currency),
    currency,
    ...(request.paymentId && { paymentGatewayOrderId: request.paymentId }),
    title: request.title,
    ...(description !== undefined && { description }),
    ...(expirationDate !== undefined && { expirationDate }),
    ...given,
    createdDate,
    updatedDate: request.updatedDate,
    blockedPaymentMethods: isManualBlocked ? ['MANUAL'] : [],
  };
}

/** URL of the payment page of a request. */
export const getPaymentUrl = (tenant: Tenant, { site }: Origins, { id }: Pick<PaymentRequest, 'id'>): string =>
  `${site}/hosted/payment-requests/${id}?${new URLSearchParams({ clientId: tenant.id }).toString()}`;
