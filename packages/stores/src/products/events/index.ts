export * from './product-events.js';
export type * from './product-event-envelopes.js';
