export type * from './index.js';
export {
  decrementInventory,
  getInventoryVariants,
  incrementInventory,
  onInventoryItemChanged,
  onInventoryVariantsChanged,
  queryInventory,
  updateInventoryVariants,
} from './index.js';
