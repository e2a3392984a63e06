import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Media types of promotions. */
export const MediaType = /* @__PURE__ */ enumeration('IMAGE');
/** Media type of a promotion. Only images are supported. */
export type MediaType = EnumerationValue<typeof MediaType>;
