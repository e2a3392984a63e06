export type * from './index.js';
export {
  onAbandonedCheckoutCreated,
  onAbandonedCheckoutDeleted,
  onAbandonedCheckoutRecovered,
  onAbandonedCheckoutUpdated,
} from './index.js';
