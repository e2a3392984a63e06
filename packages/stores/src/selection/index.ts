export { findProblems, type SelectionProblem } from './find-problems.js';
export { findVariant } from './find-variant.js';
export { getDiscount, type SelectionDiscount } from './get-discount.js';
export { getPriceRange, type PriceRange } from './get-price-range.js';
export { getStock } from './get-stock.js';
export { IncompleteSelectionError } from './incomplete-selection-error.js';
export { listOptions, type ChoiceState, type OptionState } from './list-options.js';
export type { SelectionStock } from './offer-stock.js';
export type {
  SelectableChoice,
  SelectableOption,
  SelectablePreorder,
  SelectablePrice,
  SelectableProduct,
  SelectableVariant,
} from './selectable-product.js';
export type { Availability, Selection } from './selection.js';
export { toCatalogReference, type StoresCatalogReference } from './to-catalog-reference.js';
export { toLineItem, type StoresLineItem } from './to-line-item.js';
export { withPreorderInfo, type PreorderableVariant } from './with-preorder-info.js';
