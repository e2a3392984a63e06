import { enumeration, type EnumerationValue } from '@cartwright/core';

/** States of an order's fulfillment. */
export const FulfillmentStatus = /* @__PURE__ */ enumeration(
  'NOT_FULFILLED',
  'FULFILLED',
  'CANCELED',
  'PARTIALLY_FULFILLED',
);
/** The state of an order's fulfillment. */
export type FulfillmentStatus = EnumerationValue<typeof FulfillmentStatus>;

/** Who bought. */
export const IdentityType = /* @__PURE__ */ enumeration('UNSPECIFIED_IDENTITY_TYPE', 'MEMBER', 'CONTACT');
/** Who bought. */
export type IdentityType = EnumerationValue<typeof IdentityType>;
