export type { AccountInfo, BaseEventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { AbandonedCart, Activity, BuyerInfo, CustomData } from './abandoned-cart.js';
export * from './cart-events.js';
export * from './enumerations.js';
export * from './get-abandoned-cart.js';
export * from './query-abandoned-carts.js';
