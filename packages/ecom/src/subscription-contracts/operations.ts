export type * from './index.js';
export {
  onSubscriptionContractCreated,
  onSubscriptionContractDeleted,
  onSubscriptionContractUpdated,
} from './index.js';
