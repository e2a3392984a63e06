export type * from './index.js';
export {
  addDeliveryRegion,
  bulkCreatePickupLocation,
  bulkDeletePickupLocation,
  bulkUpdatePickupLocation,
  createPickupLocation,
  deletePickupLocation,
  getPickupLocation,
  queryPickupLocation,
  removeDeliveryRegion,
  updatePickupLocation,
} from './index.js';
