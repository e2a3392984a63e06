import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Where a verification code is sent. */
export const Target = /* @__PURE__ */ enumeration('EMAIL');
/** Where a verification code is sent. */
export type Target = EnumerationValue<typeof Target>;
