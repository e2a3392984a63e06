import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Where validations are asked from. */
export const Source = /* @__PURE__ */ enumeration('OTHER', 'CART', 'CHECKOUT');
/** Where a validation is asked from. */
export type Source = EnumerationValue<typeof Source>;
