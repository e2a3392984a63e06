import type { Input } from '../../kernel/input/object.js';
import type { Origins } from '../../kernel/origins.js';
import { getContactId } from '../../shop/contacts/get-contact-id.js';
import type { Subscription } from '../../shop/subscriptions/subscription.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';
import { formatOrderLine, getPricing } from '../orders-v1/format-order-line.js';
import { withOrigin } from '../orders-v1/format-order.js';

/** Fields that a contract has in common with an order. */
const orderFields = [
  'buyerLanguage',
  'weightUnit',
  'currency',
  'currencyConversionDetails',
  'taxIncludedInPrices',
  'priceSummary',
  'billingInfo',
  'shippingInfo',
  'appliedDiscounts',
  'channelInfo',
  'customFields',
  'recipientInfo',
  'additionalFees',
];

/** Formats the contract of a subscription as the platform does. */
export function formatContract(subscription: Subscription, origin: Origins): object {
  const { chargeCount, content, id, settings, startDate } = subscription;
  const { billingSettings: _billingSettings, interval = 1, ...rest } = settings;
  const fields = formatOrderFields(content);
  const contactId = getContactId(content);
  const cycleNumber = Math.max(chargeCount, 1);
  const plan = content.lines[0]?.item?.facts.subscription;
  return {
    id,
    revision: String(subscription.revision),
    createdDate: subscription.createdDate,
    updatedDate: subscription.updatedDate,
    ...(plan && { title: plan.title, ...(plan.description && { description: plan.description }) }),
    subscriptionSettings: { ...rest, interval, startDate },
    lineItems: content.lines.map((line) =>
      withOrigin(
        formatOrderLine(
          { ...line, subscription: { hasFreeTrial: false, ...line.subscription, cycleNumber } },
          getPricing(content),
        ),
        origin,
      ),
    ),
    buyerInfo: { ...(fields['buyerInfo'] as Input), ...(contactId && { contactId }) },
    ...Object.fromEntries(orderFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
    activities: [],
  };
}
