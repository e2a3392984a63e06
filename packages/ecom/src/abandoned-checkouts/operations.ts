export type * from './index.js';
export {
  addAbandonedCheckoutActivity,
  bulkDeleteAbandonedCheckouts,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  getAbandonedCheckoutAnalytics,
  onAbandonedCheckoutCreated,
  onAbandonedCheckoutDeleted,
  onAbandonedCheckoutRecovered,
  onAbandonedCheckoutUpdated,
  queryAbandonedCheckouts,
  redirectToCheckout,
  searchAbandonedCheckouts,
} from './index.js';
