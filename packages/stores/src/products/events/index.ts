export type * from './product-event-envelopes.js';
export * from './product-events.js';
