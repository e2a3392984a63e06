import { address, entity, type Address } from '@cartwright/core';

/** Shipping and billing address of a purchase. */
interface Addresses {
  /** Shipping address. */
  shippingAddress?: Address;
  /** Billing address. */
  billingAddress?: Address;
}

/** Shape of {@link Addresses}: which fields are addresses. */
export const addressesShape = /* @__PURE__ */ entity<Addresses>({ shippingAddress: address, billingAddress: address });
