export { createWebhooks, type WebhookOptions } from './create-webhooks.js';
export type { EventClaim, EventStore } from './event-store.js';
export { memoryEventStore, type MemoryEventStoreOptions } from './memory-event-store.js';
export type { ParsedEvent, ProcessedEvent } from './parsed-event.js';
export { WebhookError, type WebhookErrorCode, type WebhookErrorInit } from './webhook-error.js';
export type { ExpectedEvents, Webhooks } from './webhooks.js';
