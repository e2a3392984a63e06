export * from './commit-deltas.js';
export {
  InventoryAction,
  type AdditionalFeeDelta,
  type AppliedDiscountDelta,
  type CommittedDiffs,
  type DraftOrderCommitSettings,
  type InventoryUpdateDetails,
  type ItemChangedDetails,
  type LineItemDelta,
  type OrderLineItemChangedDetails,
} from './committed-diffs.js';
export type { DraftOrderDiffs, V1LineItemDelta } from './draft-order-diffs.js';
