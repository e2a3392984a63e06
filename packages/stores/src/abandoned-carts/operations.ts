export type * from './index.js';
export {
  getAbandonedCart,
  onAbandonedCartCartAbandonedEvent,
  onAbandonedCartCartRecoveredEvent,
  queryAbandonedCarts,
} from './index.js';
