import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredFulfillment } from '../orders/fulfillment.js';
import type { StoredOrder } from '../orders/order.js';
import { type NewActivity, saveOrder } from '../orders/save-order.js';
import { sendOrderMail } from '../orders/send-order-mail.js';
import type { FulfillmentChange } from './change-fulfillment.js';
import { checkTrackingNumber } from './tracking.js';

/**
 * Adds a fulfillment to an order. With a tracking number the buyer gets an email.
 *
 * @returns the order, and the fulfillment
 * @throws {ApplicationError} `TRACKING_NUMBER_ALREADY_EXISTS`
 */
export function createFulfillment(
  tenant: Tenant,
  before: StoredOrder,
  fields: FulfillmentChange,
): { readonly order: StoredOrder; readonly fulfillment: StoredFulfillment } {
  checkTrackingNumber(before, fields.trackingInfo?.trackingNumber);
  const createdDate = tenant.clock.now().toISOString();
  const fulfillment: StoredFulfillment = { lineItems: [], ...fields, id: newId(), createdDate };
  const { trackingLink, trackingNumber } = fulfillment.trackingInfo ?? {};
  const happened: NewActivity[] = [];
  if (trackingNumber) happened.push(['TRACKING_NUMBER_ADDED']);
  if (trackingLink) happened.push(['TRACKING_LINK_ADDED']);
  if (trackingNumber && before.email) happened.push(['SHIPPING_CONFIRMATION_EMAIL_SENT']);
  const order = saveOrder(tenant, { ...before, fulfillments: [...before.fulfillments, fulfillment] }, happened);
  if (trackingNumber) {
    sendOrderMail(tenant, order, {
      kind: 'SHIPPING_CONFIRMATION',
      subject: `Order ${order.number} is on its way`,
      heading: `Your order ${order.number} is on its way`,
      message: `Tracking number: ${trackingNumber}`,
      data: { fulfillmentId: fulfillment.id, trackingNumber, ...(trackingLink && { trackingLink }) },
    });
  }
  return { order, fulfillment };
}
