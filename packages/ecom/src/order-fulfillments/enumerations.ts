import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Fulfillment statuses of an order.
 *
 * - `NOT_FULFILLED`: no item is fulfilled.
 * - `FULFILLED`: all items are fulfilled. Orders without shipping are fulfilled automatically.
 * - `CANCELED`: the order is canceled.
 * - `PARTIALLY_FULFILLED`: some items are fulfilled.
 */
export const FulfillmentStatus = /* @__PURE__ */ enumeration(
  'NOT_FULFILLED',
  'FULFILLED',
  'CANCELED',
  'PARTIALLY_FULFILLED',
);
/** Fulfillment status of an order. */
export type FulfillmentStatus = EnumerationValue<typeof FulfillmentStatus>;

/** Identity types of a buyer: a site member or a contact. */
export const IdentityType = /* @__PURE__ */ enumeration('UNSPECIFIED_IDENTITY_TYPE', 'MEMBER', 'CONTACT');
/** Identity type of a buyer. */
export type IdentityType = EnumerationValue<typeof IdentityType>;
