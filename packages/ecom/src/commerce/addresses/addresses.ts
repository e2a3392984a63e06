import { address, entity, type Address } from '@cartwright/core';

/** Where a purchase goes, and where its bill goes. */
interface Addresses {
  /** Where it is delivered to. */
  shippingAddress?: Address;
  /** Where the bill goes. */
  billingAddress?: Address;
}

/** The converted fields of {@link Addresses}. */
export const addressesShape = /* @__PURE__ */ entity<Addresses>({ shippingAddress: address, billingAddress: address });
