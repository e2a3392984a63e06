import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Types of additional shipping charges: a handling fee. */
export const ChargeType = /* @__PURE__ */ enumeration('HANDLING_FEE');
/** Type of an additional shipping charge. */
export type ChargeType = EnumerationValue<typeof ChargeType>;
