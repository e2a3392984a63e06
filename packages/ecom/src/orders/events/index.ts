export type * from './order-event-envelopes.js';
export * from './order-events.js';
