export type { Delivery, DeliveryAttempt } from './delivery.js';
export type { ConfiguredWebhook, Webhook } from './webhook.js';
export { Webhooks } from './webhooks.js';
