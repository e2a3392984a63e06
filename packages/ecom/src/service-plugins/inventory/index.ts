export { type DecrementAvailabilityRequest, type DecrementAvailabilityResponse } from './decrement-availability.js';
export { Reason } from './enumerations.js';
export { DecrementNotPossibleWixError, IncrementNotPossibleWixError } from './errors.js';
export { type IncrementAvailabilityRequest, type IncrementAvailabilityResponse } from './increment-availability.js';
export { type Item } from './item.js';
export {
  provideHandlers,
  type InventoryHandlers,
  type DecrementAvailabilityEnvelope,
  type IncrementAvailabilityEnvelope,
} from './provide-handlers.js';
export { type CatalogReference } from '../../commerce/line-items/catalog-reference.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
