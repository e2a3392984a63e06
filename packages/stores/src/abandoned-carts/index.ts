export type { AccountInfo, BaseEventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { AbandonedCart, Activity, BuyerInfo, CustomData } from './abandoned-cart.js';
export type * from './cart-events.js';
export * from './enumerations.js';
export * from './get-abandoned-cart.js';
export * from './on-abandoned-cart-cart-abandoned-event.js';
export * from './on-abandoned-cart-cart-recovered-event.js';
export * from './query-abandoned-carts.js';
