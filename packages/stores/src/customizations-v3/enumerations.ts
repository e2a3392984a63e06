import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Orders of choices in filters. */
export const ChoiceSortStrategy = /* @__PURE__ */ enumeration('DEFAULT', 'BY_NAME', 'BY_PRODUCT_COUNT', 'MANUAL');
/** Order of choices in filters: by type, by name, by number of products, or as the merchant ordered them. */
export type ChoiceSortStrategy = EnumerationValue<typeof ChoiceSortStrategy>;
