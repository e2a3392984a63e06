import { derivedId } from '../../kernel/state/derived-id.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { addPeriods } from '../line-items/add-periods.js';
import type { StoredOrder } from '../orders/order.js';
import type { CheckoutPayment } from '../payments/checkout-payment.js';
import { composeContent } from './compose-content.js';
import { getCycleStart } from './cycles.js';
import { saveSubscription } from './subscription.js';

/** Starts the subscriptions that an order was placed with, one for each line item that is bought with a plan. */
export function startSubscriptions(tenant: Tenant, order: StoredOrder, payment: CheckoutPayment): void {
  for (const line of order.lines) {
    const settings = line.item?.facts.subscription?.subscriptionSettings;
    if (!settings) continue;
    const { freeTrialPeriod } = settings;
    const purchaseDate = new Date(order.createdDate);
    const startDate = freeTrialPeriod ? addPeriods(purchaseDate, freeTrialPeriod) : purchaseDate;
    const chargeCount = freeTrialPeriod ? 0 : 1;
    saveSubscription(tenant, {
      id: derivedId('subscription', line.id),
      status: order.status === 'PENDING' ? 'PENDING' : 'ACTIVE',
      orderId: order.id,
      content: composeContent(order, line),
      stock: order.stock.filter(({ lineItemId }) => lineItemId === line.id),
      settings,
      ...(payment.kind === 'card' && {
        card: { lastFourDigits: payment.lastFourDigits, status: payment.status },
      }),
      startDate: startDate.toISOString(),
      chargeCount,
      cycleEndDate: getCycleStart(settings, startDate, chargeCount).toISOString(),
      createdDate: order.createdDate,
    });
  }
}
