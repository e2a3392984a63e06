import type { Activity } from '@cartwright/ecom/orders';

const names: Readonly<Record<string, string>> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Order paid',
  ORDER_FULFILLED: 'Order fulfilled',
  ORDER_NOT_FULFILLED: 'Fulfillment reverted',
  ORDER_CANCELED: 'Order canceled',
  ORDER_REFUNDED: 'Order refunded',
  TRACKING_NUMBER_ADDED: 'Tracking number added',
  TRACKING_NUMBER_EDITED: 'Tracking number changed',
  TRACKING_LINK_ADDED: 'Tracking link added',
  MERCHANT_COMMENT: 'Note',
};

/** Describes an entry in the history of an order. Other types are shown by their name, such as "Payment refunded". */
export function describeActivity({ type = '', activityType = type, merchantComment }: Activity): string {
  const readable = activityType.replaceAll('_', ' ').toLowerCase();
  const name = names[activityType] ?? readable.charAt(0).toUpperCase() + readable.slice(1);
  return merchantComment?.message ? `${name}: ${merchantComment.message}` : name;
}
