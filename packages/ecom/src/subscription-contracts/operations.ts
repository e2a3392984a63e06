export type * from './index.js';
export {
  getSubscriptionContract,
  onSubscriptionContractCreated,
  onSubscriptionContractDeleted,
  onSubscriptionContractUpdated,
  querySubscriptionContracts,
} from './index.js';
