import { newId } from '../../kernel/state/ids.js';
import type { StoredPayment } from './payment.js';

/** Creates an offline payment, which the merchant received outside the platform. */
export const offlinePayment = (amount: string, now: string): StoredPayment => ({
  id: newId(),
  createdDate: now,
  updatedDate: now,
  amount,
  status: 'APPROVED',
  kind: 'regular',
  offline: true,
  provider: { paymentOrderId: newId(), method: 'Offline' },
  refundDisabled: false,
  chargebacks: [],
});
