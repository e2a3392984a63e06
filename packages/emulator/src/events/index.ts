export { entityEvents } from './entity-events.js';
export { type EventIdentity, type StoredEvent, events } from './event.js';
export type { Cause, EventContext, EventSource, NewEvent } from './event-source.js';
export { recordEvents } from './record-events.js';
