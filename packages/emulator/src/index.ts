export { createEmulator, type EmulatorOptions } from './create-emulator.js';
export type { Emulator } from './emulator.js';
export { CsvError, type CsvProblem } from './csv/index.js';
export type { EventIdentity, StoredEvent } from './events/index.js';
export type { Seed } from './sow.js';
export { ConnectionDropped, type Fault, type FaultRule } from './http/faults.js';
export type { LoggedRequest, RequestFilter } from './http/request-log.js';
export type { Access, Method, Route, RouteContext } from './http/route.js';
export {
  type App,
  type Caller,
  CAPTCHA_TOKEN,
  type Client,
  DEMO_API_KEY,
  DEMO_APP_ID,
  DEMO_APP_SECRET,
  DEMO_CLIENT_ID,
  DEMO_SITE_ID,
  REFUSED_CAPTCHA_TOKEN,
} from './identity/index.js';
export type { Mail, NewMail } from './mailbox/mail.js';
export type { Clock, ClockSetting, ControlledClock } from './state/clock.js';
export type { Collection, Document } from './state/collection.js';
export type { Database, StoredDocument, Transaction } from './state/database.js';
export type { Tenant } from './state/tenant.js';
export type { Snapshot } from './state/tenants.js';
export type { ConfiguredPlugin, PluginType, ServicePlugin } from './plugins/index.js';
export type { ConfiguredWebhook, Delivery, DeliveryAttempt, Webhook } from './webhooks/index.js';
