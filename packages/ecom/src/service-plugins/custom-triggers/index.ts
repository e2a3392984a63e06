export {
  type CustomTrigger,
  type EligibleTrigger,
  type GetEligibleTriggersRequest,
  type GetEligibleTriggersResponse,
  type LineItem,
  type ShippingInfo,
  type TriggerToFilterBy,
} from './get-eligible-triggers.js';
export {
  type ListTriggersRequest,
  type ListTriggersResponse,
  type ListTriggersResponseCustomTrigger,
} from './list-triggers.js';
export {
  provideHandlers,
  type CustomTriggersHandlers,
  type ListTriggersEnvelope,
  type GetEligibleTriggersEnvelope,
} from './provide-handlers.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
