import { entityEvents } from '../../protocol/events/entity-events.js';
import type { PaymentRequest } from '../../shop/payment-requests/payment-request.js';
import { formatPaymentRequest } from './format-payment-request.js';

const turned = (slug: string, wanted: PaymentRequest['status']) => ({
  slug,
  data: ({ status }: PaymentRequest, before: PaymentRequest | undefined, { entity }: { readonly entity: object }) =>
    status === wanted && before?.status !== wanted ? { orderPaymentRequest: entity } : undefined,
});

/** Triggered when an order payment request is created, updated, paid, voided or deleted, or expires. */
export const paymentRequestEvents = entityEvents<PaymentRequest>({
  collection: 'payment-requests',
  fqdn: 'wix.ecom.v1.order_payment_request',
  format: (request, { tenant }) => formatPaymentRequest(tenant, request),
  actions: [turned('paid', 'PAID'), turned('expired', 'EXPIRED'), turned('voided', 'VOIDED')],
});
