import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Sources of a validation request: the cart, the checkout or another service. */
export const Source = /* @__PURE__ */ enumeration('OTHER', 'CART', 'CHECKOUT');
/** Source of a validation request. */
export type Source = EnumerationValue<typeof Source>;
