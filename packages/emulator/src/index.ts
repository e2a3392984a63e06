export { createEmulator, type EmulatorOptions } from './create-emulator.js';
export type { Emulator } from './protocol/emulator.js';
export { CsvError, type CsvProblem } from './csv/rows/csv-error.js';
export type { EventIdentity, StoredEvent } from './protocol/events/event.js';
export type { DataCollectionSeed } from './api/data-items/seed-data-collections.js';
export type { DataRole } from './shop/data-items/data-collection.js';
export type { Seed } from './apply-seed.js';
export { parseSiteFile, SiteFileError, type SiteFile } from './api/site-file/index.js';
export { ConnectionDropped, type Fault, type FaultRule } from './protocol/http/faults.js';
export type { LoggedRequest, RequestFilter } from './protocol/http/request-log.js';
export type { Access } from './protocol/auth/authorize.js';
export type { Method, Route, RouteContext } from './protocol/routing/route.js';
export type { App } from './protocol/auth/app.js';
export type { Caller } from './protocol/auth/caller.js';
export type { Client } from './kernel/state/client.js';
export {
  CAPTCHA_TOKEN,
  DEMO_API_KEY,
  DEMO_APP_ID,
  DEMO_APP_SECRET,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  REFUSED_CAPTCHA_TOKEN,
} from './kernel/state/demo.js';
export type { Mail, NewMail } from './kernel/mailbox/mail.js';
export type { Clock, ClockSetting, ControlledClock } from './kernel/state/clock.js';
export type { Collection, Document } from './kernel/state/collection.js';
export type { Database, StoredDocument, Transaction } from './kernel/state/database.js';
export type { Tenant } from './kernel/state/tenant.js';
export type { Snapshot } from './kernel/state/tenants.js';
export type { ConfiguredPlugin, PluginType, ServicePlugin } from './protocol/plugins/service-plugin.js';
export type { Delivery, DeliveryAttempt } from './protocol/webhooks/delivery.js';
export type { ConfiguredWebhook, Webhook } from './protocol/webhooks/webhook.js';
