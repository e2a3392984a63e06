import type { Fulfillment } from '@cartwright/ecom/order-fulfillments';
import type { Order } from '@cartwright/ecom/orders';
import { toVisibleText } from '@cartwright/stores/catalog';
import { formatItemId } from '../catalog/item-id.js';
import { toMinorUnits, type Total } from '../protocol/amounts.js';
import { toPostalAddress } from '../protocol/address.js';
import { describeUcp } from '../protocol/ucp.js';
import type { Shop } from '../shop/shop.js';

type OrderLine = NonNullable<Order['lineItems']>[number];

const getCurrency = ({ currency }: Order): string => currency ?? 'USD';

/** Number and page of an order. The ID is that of its checkout, which is the only access to both. */
export function describeOrder({ options }: Shop, id: string, { _id, number }: Order) {
  const page = new URL(options.callbacks.thankYouPageUrl);
  page.searchParams.set('orderId', _id ?? '');
  return { id, ...(number && { label: `#${number}` }), permalink_url: page.href };
}

/** Converts the totals of an order. */
export function toOrderTotals(order: Order): Total[] {
  const currency = getCurrency(order);
  const { discount, shipping, subtotal, tax, total, totalAdditionalFees } = order.priceSummary ?? {};
  const toUnits = (amount: string | undefined) => toMinorUnits(amount, currency);
  const isIncluded = order.taxIncludedInPrices === true;
  const optional = (type: string, units: number, text?: string): Total[] =>
    units === 0 ? [] : [{ type, ...(text && { display_text: text }), amount: units }];
  return [
    { type: 'subtotal', amount: toUnits(subtotal?.amount) },
    ...optional('discount', -toUnits(discount?.amount)),
    ...optional('fulfillment', toUnits(shipping?.amount), 'Delivery'),
    ...optional('fee', toUnits(totalAdditionalFees?.amount), 'Fees'),
    ...(isIncluded ? [] : optional('tax', toUnits(tax?.amount))),
    { type: 'total', display_text: 'Total', amount: toUnits(total?.amount) },
  ];
}

/** Converts a line item, with the quantity of it that was delivered. */
function toOrderLine(shop: Shop, line: OrderLine, delivered: number, currency: string) {
  const { catalogReference, image, lineItemPrice, price, productName, quantity = 0 } = line;
  const total = Math.max(0, quantity);
  const fulfilled = Math.min(total, delivered);
  const status = total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing';
  const amount = toMinorUnits(lineItemPrice?.amount, currency);
  return {
    id: line._id ?? '',
    item: {
      id: formatItemId(catalogReference ?? {}),
      title: toVisibleText(productName?.translated ?? productName?.original),
      price: toMinorUnits(price?.amount, currency),
      ...(image && { image_url: shop.getImageUrl(image).url }),
    },
    quantity: { total, fulfilled },
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
    status,
  };
}

/** Steps of a delivery, by the status on the platform. */
const eventTypes: Readonly<Record<string, string>> = {
  Pending: 'processing',
  Accepted: 'processing',
  Ready: 'processing',
  In_Delivery: 'in_transit',
  Fulfilled: 'shipped',
};

const isUrl = (text: string | null | undefined): text is string => !!text && URL.canParse(text);

function toEvent({ _createdDate, _id, lineItems = [], status, trackingInfo = {} }: Fulfillment) {
  const { shippingProvider, trackingLink, trackingNumber } = trackingInfo;
  return {
    id: _id ?? '',
    occurred_at: (_createdDate ?? new Date(0)).toISOString(),
    type: eventTypes[status ?? ''] ?? 'shipped',
    line_items: lineItems.flatMap((item) => (item.quantity ? [{ id: item._id ?? '', quantity: item.quantity }] : [])),
    ...(trackingNumber && { tracking_number: toVisibleText(trackingNumber) }),
    ...(isUrl(trackingLink) && { tracking_url: trackingLink }),
    ...(shippingProvider && { carrier: toVisibleText(shippingProvider) }),
  };
}

/** Returns how and where an order is delivered. Empty for an order without a delivery. */
function toExpectations({ lineItems = [], shippingInfo }: Order) {
  const { deliveryTime, pickupDetails, shippingDestination } = shippingInfo?.logistics ?? {};
  const address = shippingDestination?.address ?? pickupDetails?.address;
  const items = lineItems.filter(({ physicalProperties, quantity }) => physicalProperties?.shippable && quantity);
  if (!address || items.length === 0) return [];
  const description = [shippingInfo?.title, deliveryTime].filter(Boolean).join(', ');
  return [
    {
      id: 'delivery',
      line_items: items.map(({ _id = '', quantity = 1 }) => ({ id: _id, quantity })),
      method_type: pickupDetails ? 'pickup' : 'shipping',
      destination: toPostalAddress(address),
      ...(description && { description: toVisibleText(description) }),
    },
  ];
}

/** Money that was returned to the buyer, and the cancellation of the order. */
function toAdjustments({ _createdDate, _id, _updatedDate, balanceSummary, status, ...order }: Order) {
  const at = (_updatedDate ?? _createdDate ?? new Date(0)).toISOString();
  const refunded = toMinorUnits(balanceSummary?.refunded?.amount, getCurrency(order));
  return [
    ...(refunded > 0
      ? [
          {
            id: `refund-${_id}`,
            type: 'refund',
            occurred_at: at,
            status: 'completed',
            totals: [{ type: 'total', amount: -refunded }],
          },
        ]
      : []),
    ...(status === 'CANCELED'
      ? [{ id: `cancellation-${_id}`, type: 'cancellation', occurred_at: at, status: 'completed' }]
      : []),
  ];
}

/** Converts an order. */
export function toOrder(shop: Shop, id: string, order: Order, fulfillments: readonly Fulfillment[]): object {
  const currency = getCurrency(order);
  const getDelivered = (lineItemId: string | undefined): number =>
    fulfillments
      .flatMap(({ lineItems = [] }) => lineItems)
      .filter((item) => item._id === lineItemId)
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const adjustments = toAdjustments(order);
  const isDelivered = order.fulfillmentStatus === 'FULFILLED';
  return {
    ucp: describeUcp('order'),
    ...describeOrder(shop, id, order),
    checkout_id: id,
    line_items: (order.lineItems ?? []).map((line) =>
      toOrderLine(shop, line, isDelivered ? (line.quantity ?? 0) : getDelivered(line._id), currency),
    ),
    fulfillment: { expectations: toExpectations(order), events: fulfillments.map(toEvent) },
    ...(adjustments.length > 0 && { adjustments }),
    currency,
    totals: toOrderTotals(order),
  };
}
