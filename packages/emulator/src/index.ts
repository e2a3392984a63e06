export { createEmulator, type EmulatorOptions } from './create-emulator.js';
export type { Emulator } from './emulator.js';
export { CsvError, type CsvProblem } from './csv/index.js';
export type { EventIdentity, StoredEvent } from './events/event.js';
export type { Seed } from './sow.js';
export { ConnectionDropped, type Fault, type FaultRule } from './http/faults.js';
export type { LoggedRequest, RequestFilter } from './http/request-log.js';
export type { Access, Method, Route, RouteContext } from './http/route.js';
export type { App } from './identity/app.js';
export type { Caller } from './identity/caller.js';
export type { Client } from './identity/client.js';
export {
  CAPTCHA_TOKEN,
  DEMO_API_KEY,
  DEMO_APP_ID,
  DEMO_APP_SECRET,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  REFUSED_CAPTCHA_TOKEN,
} from './identity/demo.js';
export type { Mail, NewMail } from './mailbox/mail.js';
export type { Clock, ClockSetting, ControlledClock } from './state/clock.js';
export type { Collection, Document } from './state/collection.js';
export type { Database, StoredDocument, Transaction } from './state/database.js';
export type { Tenant } from './state/tenant.js';
export type { Snapshot } from './state/tenants.js';
export type { ConfiguredPlugin, PluginType, ServicePlugin } from './plugins/service-plugin.js';
export type { Delivery, DeliveryAttempt } from './webhooks/delivery.js';
export type { ConfiguredWebhook, Webhook } from './webhooks/webhook.js';
