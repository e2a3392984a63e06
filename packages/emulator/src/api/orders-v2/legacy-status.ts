import { getContactId } from '../../shop/contacts/get-contact-id.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';

const knownStatuses: readonly string[] = ['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'];

/** Returns the payment status of an order, of which the legacy orders have fewer. */
export function getPaymentStatus({ paymentStatus, status }: StoredOrder): string {
  if (knownStatuses.includes(paymentStatus)) return paymentStatus;
  return status === 'INITIALIZED' || paymentStatus.startsWith('PENDING') ? 'PENDING' : 'NOT_PAID';
}

/** Returns the fulfillment status of an order, which is `CANCELED` for a canceled order. */
export const getFulfillmentStatus = ({ fulfillmentStatus, status }: StoredOrder): string =>
  status === 'CANCELED' ? 'CANCELED' : fulfillmentStatus;

/** Returns the ID of the buyer, of a member or of a contact. `undefined` without a member and an email address. */
export function getBuyer(order: StoredOrder): { readonly id: string; readonly identityType: string } | undefined {
  const { contactId, memberId } = (formatOrderFields(order)['buyerInfo'] ?? {}) as Record<string, string | undefined>;
  if (memberId) return { id: memberId, identityType: 'MEMBER' };
  const id = contactId ?? getContactId(order);
  return id === undefined ? undefined : { id, identityType: 'CONTACT' };
}
