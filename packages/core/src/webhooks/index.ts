export * from './create-webhooks.js';
export type * from './event-store.js';
export * from './memory-event-store.js';
export type * from './parsed-event.js';
export * from './webhook-error.js';
export type * from './webhooks.js';
