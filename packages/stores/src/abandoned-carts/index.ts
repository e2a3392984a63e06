export type { AccountInfo, BaseEventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { AbandonedCart, Activity, BuyerInfo, CustomData } from './abandoned-cart.js';
export type {
  AbandonedCartCartAbandonedEnvelope,
  AbandonedCartCartRecoveredEnvelope,
  CartAbandonedEvent,
  CartRecoveredEvent,
  Totals,
} from './cart-events.js';
export { ActivityType, Identity, Status } from './enumerations.js';
export { getAbandonedCart } from './get-abandoned-cart.js';
export { onAbandonedCartCartAbandonedEvent } from './on-abandoned-cart-cart-abandoned-event.js';
export { onAbandonedCartCartRecoveredEvent } from './on-abandoned-cart-cart-recovered-event.js';
export {
  queryAbandonedCarts,
  type Paging,
  type Query,
  type QueryAbandonedCartsOptions,
  type QueryAbandonedCartsResponse,
} from './query-abandoned-carts.js';
