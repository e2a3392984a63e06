import type { Webhook } from './protocol/webhooks/webhook.js';
import { Webhooks } from './protocol/webhooks/webhooks.js';
import type { ServicePlugin } from './protocol/plugins/service-plugin.js';
import { ServicePlugins } from './protocol/plugins/service-plugins.js';
import { moveStockAtPlugins } from './shop/orders/plugin-inventory.js';
import type { PluginQuestions } from './protocol/plugins/plugin-questions.js';
import { toldWork } from './protocol/plugins/told-work.js';
import { checkCurrency } from './kernel/money/check-currency.js';
import { storeCatalog } from './shop/tenant-catalogs/catalog-of.js';
import type { Cause } from './protocol/events/event-source.js';
import { events } from './protocol/events/event.js';
import { recordEvents } from './protocol/events/record-events.js';
import { settleBackInStock } from './shop/back-in-stock/settle-back-in-stock.js';
import { adoptVisitorCart } from './shop/purchase/adopt-visitor-cart.js';
import { recordRecoveredCarts } from './shop/abandoned-carts/record-abandoned-carts.js';
import { authenticationRoutes } from './api/authentication-v1/index.js';
import type { Emulator } from './protocol/emulator.js';
import { exportCatalog } from './csv/export-catalog.js';
import { eventSources } from './event-sources.js';
import { controlApp, isControl } from './pages/dashboard/control-app.js';
import { createApp } from './protocol/routing/create-app.js';
import { Faults } from './protocol/http/faults.js';
import { RequestLog } from './protocol/http/request-log.js';
import { ApplicationError } from './kernel/errors/wire-error.js';
import type { Client } from './kernel/state/client.js';
import type { App } from './protocol/auth/app.js';
import { owner } from './protocol/auth/caller.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_APP_SECRET } from './kernel/state/demo.js';
import type { Identity } from './protocol/auth/identity.js';
import { findByEmail } from './protocol/auth/member.js';
import { jwksRoute } from './api/oauth/jwks-route.js';
import { signingSecret } from './kernel/crypto/secret.js';
import { tokenInfoRoute } from './api/oauth/token-info-route.js';
import { tokenRoute } from './api/oauth/token-route.js';
import { getInstallPage, submitInstallation } from './pages/installer/install-page.js';
import { mails } from './kernel/mailbox/mail.js';
import { requirePasswordReset } from './shop/members/require-password-reset.js';
import { nextChangedDue, nextDue, passTime } from './pass-time.js';
import { platformRoutes } from './routes.js';
import { type Seed, sow } from './sow.js';
import type { Database } from './kernel/state/database.js';
import { Scheduler } from './kernel/state/scheduler.js';
import type { TenantState } from './kernel/state/tenant-state.js';
import { Tenants } from './kernel/state/tenants.js';
import { upgradeDocument } from './shop/purchase/upgrade-document.js';

/** How an emulator is set up. */
export interface EmulatorOptions {
  /** What every tenant starts with; the believable shop unless given. A database that already holds a seed keeps its own. */
  readonly seed?: Seed;
  /**
   * The currency of every tenant's prices, three letters of ISO 4217; `USD` unless given. The shop's own prices are the same number of its
   * minor units. A database that already holds a seed keeps its own.
   */
  readonly currency?: string;
  /** The clients that may call. Unless given, any `clientId` opens a tenant of its own, up to a thousand. */
  readonly clients?: readonly Client[];
  /** The API keys of the merchant; `DEMO_API_KEY` unless given. */
  readonly apiKeys?: readonly string[];
  /**
   * The origins whose pages may call as the merchant, such as `http://localhost:5173`. The API key of the demo is well known,
   * so that any page could use it.
   *
   * @default only the pages that the emulator serves
   */
  readonly merchantOrigins?: readonly string[];
  /** The apps that may call for the merchant; `DEMO_APP_ID` with `DEMO_APP_SECRET` unless given. */
  readonly apps?: readonly App[];
  /** Whether each renewal gives a new refresh token and ends the old one. The platform keeps the old one, so it is off. */
  readonly rotateRefreshTokens?: boolean;
  /** Keeps the state beyond the process; memory only unless given. */
  readonly database?: Database;
  /** Where events are delivered. More can be added to a running emulator. */
  readonly webhooks?: readonly Webhook[];
  /** The plugins that are asked when carts and checkouts are reckoned; none unless given. */
  readonly servicePlugins?: readonly ServicePlugin[];
  /** Sends the deliveries of events and the calls of plugins; the global `fetch` unless given. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The real time. */
  readonly now?: () => Date;
  /** The public origin in links and image addresses, as `https://shop.test`; that of each request unless given. */
  readonly origin?: string;
  /** Host names, beside the loopback ones, under which the control plane answers. */
  readonly controlHosts?: readonly string[];
  /** Told of errors of the emulator itself, which are answered with 500. The request log shows them too. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Makes an emulator of the platform: `fetch` answers requests, everything else controls it.
 *
 * @param options what it holds, who may call, and where its state is kept
 * @returns an emulator, ready at once
 * @throws {RangeError} for what is no currency
 * @throws what the database throws when it cannot be read
 *
 * @example
 * ```ts
 * import { createEmulator } from '@cartwright/emulator';
 *
 * const emulator = createEmulator({ seed: 'empty' });
 * const answer = await emulator.fetch(new Request('http://localhost/stores-reader/v1/products/query', { method: 'POST' }));
 * ```
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const { clients = [], currency, database, origin, onError = () => undefined } = options;
  if (currency !== undefined) checkCurrency(currency);
  /** Where links in mails and events of scheduled work lead, unless `origin` is given. */
  let latestOrigin = 'http://localhost';
  const tenants: Tenants = new Tenants({
    clients,
    seed: (tenant) => sow(tenant, options.seed, currency),
    onClockChange(tenant) {
      scheduler.wake(tenant);
      webhooks.wake(tenant);
    },
    upgrade: upgradeDocument,
    ...(database && { database }),
    ...(options.now && { now: options.now }),
  });
  const webhooks = new Webhooks({
    ...{ tenants, database, configured: options.webhooks ?? [], onError },
    send: options.fetch ?? ((request) => fetch(request)),
  });
  const plugins = new ServicePlugins({
    ...{ tenants, database },
    configured: options.servicePlugins ?? [],
    send: options.fetch ?? ((request) => fetch(request)),
    signer: () => webhooks.signer(),
  });
  /** Does work that no request asks for. */
  const unrequested = <R>(tenant: TenantState, task: () => R | Promise<R>): Promise<R> => {
    const cause = { caller: owner, origin: origin ?? latestOrigin };
    return toldWork(tenant, { plugins, database, record: (questions) => record(tenant, cause, questions) }, task);
  };
  const scheduler = new Scheduler({
    nextDue,
    run: (tenant) => unrequested(tenant, () => passTime(tenant)),
    onError,
  });
  const identity: Identity = {
    tenants,
    secret: signingSecret(tenants.system, database),
    apiKeys: options.apiKeys ?? [DEMO_API_KEY],
    merchantOrigins: [...(options.merchantOrigins ?? []), ...(origin === undefined ? [] : [origin])],
    apps: options.apps ?? [{ appId: DEMO_APP_ID, appSecret: DEMO_APP_SECRET }],
    rotateRefreshTokens: options.rotateRefreshTokens ?? false,
    onSignIn: adoptVisitorCart,
  };
  const faults = new Faults();
  const log = new RequestLog();
  const routes = [
    tokenRoute(identity),
    tokenInfoRoute(identity),
    jwksRoute(() => webhooks.publicKey()),
    ...authenticationRoutes(identity),
    getInstallPage(identity),
    submitInstallation,
    ...platformRoutes,
  ];
  const record = (tenant: TenantState, cause: Cause, questions: PluginQuestions) => {
    moveStockAtPlugins(tenant, questions);
    storeCatalog(tenant).recordStockChanges(tenant);
    settleBackInStock(tenant, cause.origin);
    recordRecoveredCarts(tenant);
    webhooks.enqueue(tenant, recordEvents(tenant, eventSources, cause));
    scheduler.planBy(tenant, nextChangedDue(tenant));
  };
  const runDue = (clientId: string) => scheduler.runDue(clientId);
  const answering = { identity, database, faults, origin, plugins, record, runDue };
  const platform = createApp({ routes, clients, log, answering, onError });
  const emulator: Emulator = {
    fetch: async (request) => {
      latestOrigin = new URL(request.url).origin;
      return (isControl(request) ? control : platform).fetch(request);
    },
    async reset(clientId) {
      faults.clear(clientId);
      log.clear(clientId);
      await tenants.reset(clientId);
    },
    snapshot: (clientId) => tenants.snapshot(clientId),
    restore: (snapshot, clientId) => tenants.restore(snapshot, clientId),
    requests: (filter) => log.list(filter),
    mails: (clientId) => [...mails(tenants.need(clientId)).values()],
    exportCatalog: (clientId) => exportCatalog(tenants.need(clientId)),
    events: (clientId) => [...events(tenants.need(clientId)).values()],
    clock: (clientId) => tenants.need(clientId).clock,
    injectFault: (fault, clientId) => faults.add(fault, clientId === undefined ? undefined : tenants.need(clientId).id),
    async requirePasswordReset(email, clientId) {
      const tenant = tenants.need(clientId);
      await unrequested(tenant, () => {
        const member = findByEmail(tenant, email);
        if (!member) throw new ApplicationError(404, 'MEMBER_NOT_FOUND', `No member has the address ${email}.`);
        return requirePasswordReset(tenant, member);
      });
    },
    webhooks,
    servicePlugins: plugins,
    routes,
    close() {
      scheduler.close();
      webhooks.close();
      database?.close();
    },
  };
  const hosts = options.controlHosts ?? [];
  const control = controlApp({ emulator, tenants, database, faults, plugins, hosts, onError, record, runDue });
  for (const tenant of tenants.list()) {
    scheduler.wake(tenant);
    webhooks.wake(tenant);
  }
  return emulator;
}
