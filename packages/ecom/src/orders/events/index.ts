export * from './order-events.js';
export type * from './order-event-envelopes.js';
