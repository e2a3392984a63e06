import type { Input } from '../../kernel/input/object.js';
import { compare, round, sum, times } from '../../kernel/money/decimal.js';
import type { Origins } from '../../kernel/origins.js';
import { collected, getBalance } from '../../shop/orders/balance.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import type { Address, AddressWithContact } from '../../shop/pricing/shipping/address.js';
import { formatActivity } from '../orders-v1/format-activity.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';
import { formatLegacyLine, getWeight } from './format-legacy-line.js';
import { getBuyer, getFulfillmentStatus, getPaymentStatus } from './legacy-status.js';

/** Fields of the Orders API from which legacy orders have theirs, with what a merchant wrote. */
interface OrderFields {
  readonly billingInfo?: AddressWithContact;
  readonly recipientInfo?: AddressWithContact;
  readonly shippingInfo?: {
    readonly code?: string;
    readonly title?: string;
    readonly region?: { readonly name?: string };
    readonly logistics?: {
      readonly deliveryTime?: string;
      readonly instructions?: string;
      readonly pickupDetails?: { readonly address?: Address };
      readonly shippingDestination?: AddressWithContact;
    };
  };
  readonly appliedDiscounts?: readonly { readonly coupon?: Readonly<Record<'code' | 'id' | 'name', string>> }[];
  readonly createdBy?: Readonly<Partial<Record<'memberId' | 'userId', string>>>;
  readonly channelInfo?: object;
  readonly [field: string]: unknown;
}

type Contact = NonNullable<AddressWithContact['contactDetails']>;

/** Returns the fields that are known. */
const known = (fields: Input): Input =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

const formatContact = ({ firstName, lastName, phone }: Contact = {}, email?: string): Input =>
  known({ firstName, lastName, phone, email });

const getStreet = ({ addressLine, streetAddress }: Address): string | undefined =>
  addressLine ?? (streetAddress && [streetAddress.number, streetAddress.name].filter(Boolean).join(' '));

function formatAddress({ address = {}, contactDetails }: AddressWithContact, email?: string): Input {
  const { addressLine2, city, country, postalCode, subdivision } = address;
  const { firstName, lastName, ...contact } = formatContact(contactDetails, email);
  const fullName = known({ firstName, lastName });
  return known({
    ...(Object.keys(fullName).length > 0 && { fullName }),
    country,
    subdivision,
    city,
    zipCode: postalCode,
    ...contact,
    addressLine1: getStreet(address),
    addressLine2,
  });
}

function formatTotals(order: StoredOrder): Input {
  const { currency, lines, sums, total } = order;
  const { refunded } = getBalance(order);
  const weights = lines.flatMap((line) => {
    const weight = getWeight(order, line);
    return weight === undefined ? [] : [times(weight, line.quantity)];
  });
  return {
    subtotal: round(sums.subtotal, currency),
    shipping: round(sums.shipping, currency),
    tax: round(sums.tax, currency),
    discount: round(sums.discount, currency),
    total: round(total, currency),
    ...(weights.length > 0 && { weight: sum(weights) }),
    quantity: lines.reduce((count, { quantity }) => count + quantity, 0),
    ...(compare(refunded, 0) > 0 && { refund: round(refunded, currency) }),
  };
}

/** Formats the billing address, and the last payment with a payment method. */
function formatBilling({ email, payments }: StoredOrder, { billingInfo }: OrderFields): Input {
  const { gatewayTransactionId, method, providerTransactionId } =
    payments.flatMap(({ provider }) => (provider?.method === undefined ? [] : [provider])).at(-1) ?? {};
  return known({
    paymentMethod: method,
    paymentProviderTransactionId: providerTransactionId,
    paymentGatewayTransactionId: gatewayTransactionId,
    paidDate: payments.filter((payment) => compare(collected(payment), 0) > 0).at(-1)?.createdDate,
    address: billingInfo && formatAddress(billingInfo, email),
  });
}

function formatShipping({ email }: StoredOrder, { recipientInfo, shippingInfo }: OrderFields): object {
  if (!shippingInfo) return {};
  const { code, logistics = {}, region, title } = shippingInfo;
  const { deliveryTime, instructions, pickupDetails, shippingDestination } = logistics;
  const recipient = shippingDestination ?? recipientInfo ?? {};
  const contact = formatContact(recipient.contactDetails, email);
  return {
    shippingInfo: known({
      code,
      deliveryOption: title,
      estimatedDeliveryTime: deliveryTime,
      shippingRegion: region?.name,
      ...(pickupDetails
        ? {
            pickupDetails: known({
              ...contact,
              pickupAddress: pickupDetails.address && formatAddress({ address: pickupDetails.address }),
              pickupInstructions: instructions,
            }),
          }
        : { shipmentDetails: { ...contact, address: formatAddress(recipient, email) } }),
    }),
  };
}

/** Types of activities that have another name in legacy orders. */
const activityTypes: Readonly<Record<string, string>> = {
  TRACKING_LINK_SET: 'TRACKING_LINK_WAS_SET',
  INVOICE_ADDED: 'INVOICE_WAS_SET',
  INVOICE_SENT: 'INVOICE_WAS_SENT',
};

const formatActivities = ({ activities, currency }: StoredOrder): object[] =>
  activities.map((activity) => {
    const { authorEmail, merchantComment } = formatActivity(activity, currency) as {
      readonly authorEmail?: string;
      readonly merchantComment?: { readonly message?: string };
    };
    return known({
      type: activityTypes[activity.type] ?? activity.type,
      author: authorEmail,
      message: merchantComment?.message,
      timestamp: activity.createdDate,
    });
  });

const formatFulfillments = ({ fulfillments, lines }: StoredOrder): object[] =>
  fulfillments.map(({ createdDate, id, lineItems, trackingInfo }) => ({
    id,
    dateCreated: createdDate,
    lineItems: lineItems.map((item) => ({
      index: lines.findIndex((line) => line.id === item.id) + 1,
      quantity: item.quantity,
    })),
    ...(trackingInfo && { trackingInfo }),
  }));

function formatDiscount({ currency, sums }: StoredOrder, { appliedDiscounts = [] }: OrderFields): object {
  const coupon = [appliedDiscounts].flat().find((discount) => discount.coupon)?.coupon;
  return {
    value: round(sums.discount, currency),
    ...(coupon && { appliedCoupon: { couponId: coupon.id, name: coupon.name, code: coupon.code } }),
  };
}

function formatCreator({ createdBy = {} }: OrderFields): object {
  const { memberId, userId } = createdBy;
  if (memberId) return { enteredBy: { id: memberId, identityType: 'MEMBER' } };
  return userId ? { enteredBy: { id: userId, identityType: 'USER' } } : {};
}

/** Formats an order as the Orders API of Wix Stores did. Fields that the shop does not know are absent. */
export function formatLegacyOrder(order: StoredOrder, origin: Origins): Input {
  const fields = formatOrderFields(order) as OrderFields;
  const { createdDate, currency, email, id, lines, number, updatedDate } = order;
  return known({
    id,
    number,
    dateCreated: createdDate,
    lastUpdated: updatedDate,
    buyerInfo: { ...getBuyer(order), ...formatContact(fields.billingInfo?.contactDetails, email) },
    currency,
    weightUnit: fields['weightUnit'],
    totals: formatTotals(order),
    billingInfo: formatBilling(order, fields),
    ...formatShipping(order, fields),
    buyerNote: fields['buyerNote'],
    buyerLanguage: fields['buyerLanguage'],
    archived: fields['archived'],
    paymentStatus: getPaymentStatus(order),
    fulfillmentStatus: getFulfillmentStatus(order),
    lineItems: lines.map((line, index) => formatLegacyLine(order, line, index + 1, origin)),
    activities: formatActivities(order),
    fulfillments: formatFulfillments(order),
    discount: formatDiscount(order, fields),
    channelInfo: fields.channelInfo,
    ...formatCreator(fields),
  });
}
