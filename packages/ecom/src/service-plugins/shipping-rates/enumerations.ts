import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of charges on top of shipping. */
export const ChargeType = /* @__PURE__ */ enumeration('HANDLING_FEE');
/** A kind of charge on top of shipping. */
export type ChargeType = EnumerationValue<typeof ChargeType>;
