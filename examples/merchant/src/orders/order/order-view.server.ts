import { subtract } from '@cartwright/core/money';
import { describeOptions, formatAddress, formatTotals } from '../../lib/purchase-texts.server.js';
import { isWebUrl } from '../../lib/is-web-url.js';
import { formatTime, money } from '../../lib/money.server.js';
import { orderStatus } from '../order-status.js';
import { describeActivity } from './describe-activity.js';
import { describePayment } from './describe-payment.js';
import type { LoadedOrder } from './load-order.server.js';

/** Quantity of each line item that fulfillments contain. */
function fulfilledQuantities(fulfillments: LoadedOrder['fulfillments']): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { _id = '', quantity } of fulfillments.flatMap(({ lineItems = [] }) => lineItems)) {
    quantities.set(_id, (quantities.get(_id) ?? 0) + (quantity ?? 0));
  }
  return quantities;
}

/** Content of the page of an order. */
export function orderView({ order, transactions, fulfillments, refundability, actions }: LoadedOrder) {
  const {
    balanceSummary = {},
    currency,
    lineItems = [],
    priceSummary = {},
    shippingInfo,
    billingInfo,
    buyerInfo,
  } = order;
  const amount = (value: string | undefined) => money(value, currency);
  const { total = { amount: '0' } } = priceSummary;
  const refunded = balanceSummary.refunded?.amount ?? '0';
  const fulfilled = fulfilledQuantities(fulfillments);
  const refundable = new Map(refundability.map((line) => [line.lineItemId, line.availableRefundQuantity ?? 0]));
  const names = new Map(lineItems.map(({ _id, productName }) => [_id, productName?.original ?? '']));
  const recipient = shippingInfo?.logistics?.shippingDestination;
  const contact = recipient?.contactDetails ?? billingInfo?.contactDetails;
  return {
    number: order.number ?? '',
    date: formatTime(order._createdDate),
    status: orderStatus(order),
    isCanceled: order.status === 'CANCELED',
    lines: lineItems.map(
      ({ _id = '', productName, descriptionLines = [], quantity = 0, price, totalPriceBeforeTax }) => ({
        id: _id,
        name: productName?.original ?? '',
        details: describeOptions(descriptionLines),
        quantity,
        open: quantity - (fulfilled.get(_id) ?? 0),
        refundable: refundable.get(_id) ?? 0,
        price: amount(price?.amount),
        total: amount(totalPriceBeforeTax?.amount),
      }),
    ),
    totals: [
      ...formatTotals(priceSummary, currency),
      { name: 'Refunded', text: `−${amount(refunded)}`, isZero: !Number(refunded) },
      {
        name: 'Net total',
        text: amount(subtract(total.amount ?? '0', refunded)),
        isSum: true,
        isZero: !Number(refunded),
      },
    ].filter((line) => !('isZero' in line && line.isZero)),
    shipping: Number(priceSummary.shipping?.amount ?? 0) > 0 ? amount(priceSummary.shipping?.amount) : undefined,
    buyer: {
      name: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
      email: buyerInfo?.email ?? '',
      phone: contact?.phone ?? '',
      address: formatAddress(recipient?.address ?? billingInfo?.address),
      delivery: shippingInfo?.title ?? '',
      note: order.buyerNote ?? '',
    },
    fulfillments: fulfillments.map(({ _id, _createdDate, lineItems: lines = [], trackingInfo }) => ({
      id: _id ?? '',
      date: formatTime(_createdDate),
      items: lines
        .map(({ _id: lineId, quantity }) => `${String(quantity ?? 1)} × ${names.get(lineId) ?? ''}`)
        .join(', '),
      tracking: trackingInfo?.trackingNumber ?? undefined,
      carrier: trackingInfo?.shippingProvider ?? undefined,
      // Other applications can save any text as a link.
      link: isWebUrl(trackingInfo?.trackingLink ?? '') ? trackingInfo?.trackingLink : undefined,
    })),
    payments: (transactions.payments ?? []).map(({ _id, amount: paid, _createdDate, ...payment }) => ({
      id: _id ?? '',
      date: formatTime(_createdDate),
      amount: amount(paid?.amount),
      name: describePayment(payment),
      status: (payment.regularPaymentDetails?.status ?? '').replaceAll('_', ' ').toLowerCase(),
    })),
    refunds: (transactions.refunds ?? []).map(({ _id, _createdDate, summary, details }) => ({
      id: _id ?? '',
      date: formatTime(_createdDate),
      amount: amount(summary?.requestedRefund?.amount),
      isPending: summary?.pending ?? false,
      reason: details?.reason ?? '',
    })),
    canCollect: actions.collect.isAvailable,
    canRefund: actions.refund.isAvailable,
    canCapture: actions.capture.isAvailable,
    canVoid: actions.void.isAvailable,
    canCancel: actions.cancel.isAvailable,
    activities: (order.activities ?? [])
      .map((activity) => ({
        id: activity._id ?? '',
        date: formatTime(activity._createdDate),
        text: describeActivity(activity),
        isNote: Boolean(activity.merchantComment),
      }))
      .reverse(),
    tags: order.tags?.privateTags?.tagIds ?? [],
  };
}

export type OrderView = ReturnType<typeof orderView>;
