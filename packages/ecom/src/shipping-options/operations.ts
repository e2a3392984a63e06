export type * from './index.js';
export {
  addDeliveryRegion,
  createShippingOption,
  deleteShippingOption,
  getShippingOption,
  onShippingOptionCreated,
  onShippingOptionDeleted,
  onShippingOptionUpdated,
  queryShippingOptions,
  removeDeliveryRegion,
  updateShippingOption,
} from './index.js';
