import type { Webhook } from './protocol/webhooks/webhook.js';
import { Webhooks } from './protocol/webhooks/webhooks.js';
import type { ServicePlugin } from './protocol/plugins/service-plugin.js';
import { ServicePlugins } from './protocol/plugins/service-plugins.js';
import { moveStockAtPlugins } from './shop/orders/plugin-inventory.js';
import type { PluginRequests } from './protocol/plugins/plugin-requests.js';
import { runRecorded } from './protocol/plugins/run-recorded.js';
import { checkCurrency } from './kernel/money/check-currency.js';
import { defaultCatalogVersion } from './shop/catalogs/catalog-version.js';
import { storeCatalog } from './shop/tenant-catalogs/get-catalog.js';
import type { EventCause } from './protocol/events/event-definition.js';
import { events } from './protocol/events/event.js';
import { recordEvents } from './protocol/events/record-events.js';
import { notifyRestocked } from './shop/back-in-stock/notify-restocked.js';
import { adoptVisitorCart } from './shop/purchase/adopt-visitor-cart.js';
import { recordRecoveredCheckouts } from './shop/abandoned-checkouts/record-abandoned-checkouts.js';
import { recordRecoveredCarts } from './shop/abandoned-carts/record-abandoned-carts.js';
import { pluginFormats } from './api/service-plugins/index.js';
import { queryProductsWithVariants } from './api/products-v3/products/products-routes.js';
import { authenticationRoutes } from './api/authentication-v1/index.js';
import type { Emulator } from './protocol/emulator.js';
import type { DataCollectionSeed } from './api/data-items/seed-data-collections.js';
import { formatPlainText } from './api/catalog-v3/format-text.js';
import { exportCatalog } from './csv/export-catalog.js';
import { eventDefinitions } from './event-definitions.js';
import { controlPlane, isControl, redirectToDashboard } from './pages/control-plane.js';
import { createApp } from './protocol/routing/create-app.js';
import type { Route, RouteContext } from './protocol/routing/route.js';
import { Faults } from './protocol/http/faults.js';
import { RequestLog } from './protocol/http/request-log.js';
import { ApplicationError } from './kernel/errors/application-error.js';
import type { Origins } from './kernel/origins.js';
import type { Client } from './kernel/state/client.js';
import type { App } from './protocol/auth/app.js';
import { merchantCaller } from './protocol/auth/caller.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_APP_SECRET } from './kernel/state/demo.js';
import type { Identity } from './protocol/auth/identity.js';
import { findByEmail } from './shop/members/member.js';
import { jwksRoute } from './api/oauth/jwks-route.js';
import { signingSecret } from './kernel/crypto/secret.js';
import { tokenInfoRoute } from './api/oauth/token-info-route.js';
import { tokenRoute } from './api/oauth/token-route.js';
import { getInstallPage, submitInstallation } from './pages/installer/install-page.js';
import { mails } from './kernel/mailbox/mail.js';
import { requirePasswordReset } from './shop/members/require-password-reset.js';
import { storeSettings } from './shop/settings/store-settings.js';
import { nextChangedDue, nextDue, passTime } from './pass-time.js';
import { platformTable } from './routes.js';
import { RouteTable } from './protocol/routing/route-table.js';
import { checkCatalogVersion } from './catalog-version-guard.js';
import { checkRemoval, eventsUntilRemoval } from './cart-v1-removal.js';
import { type Seed, applySeed } from './apply-seed.js';
import type { Database } from './kernel/state/database.js';
import { Scheduler } from './kernel/state/scheduler.js';
import type { TenantState } from './kernel/state/tenant-state.js';
import { Tenants } from './kernel/state/tenants.js';

/** Options of {@link createEmulator}. */
export interface EmulatorOptions {
  /**
   * Initial data of every tenant. Ignored if the database already holds a seed.
   *
   * @default 'shop'
   */
  readonly seed?: Seed;
  /** Data collections of every tenant, with their items. Ignored if the database already holds a seed. */
  readonly dataCollections?: readonly DataCollectionSeed[];
  /**
   * Currency code of all prices (ISO 4217). The demo shop's prices keep their number of minor units: `20.00` USD
   * becomes `2000` JPY. Ignored if the database already holds a seed.
   *
   * @default 'USD'
   */
  readonly currency?: string;
  /**
   * Version of the store's catalog. Calls of the other version's APIs respond with status 428, as on the platform. Ignored
   * if the database already holds a seed.
   *
   * @default 'v3'
   */
  readonly catalogVersion?: 'v1' | 'v3';
  /**
   * Whether Cart V1 and Checkout V1 are available, or removed as on the platform from 2027-02-01 on. Removed paths respond
   * with status 404.
   *
   * @default by the clock of the tenant: removed from 2027-02-01 on
   */
  readonly cartV1?: 'available' | 'removed';
  /**
   * Whether `queryProducts` of Catalog V3 returns products with `variantsInfo`. The platform's sources disagree: its
   * reference omits it, the newest official template reads it.
   *
   * @default false
   */
  readonly variantsInQueries?: boolean;
  /** Registered OAuth clients, each with its own tenant. Without them, any `clientId` opens a tenant, up to 1000. */
  readonly clients?: readonly Client[];
  /**
   * API keys of the merchant.
   *
   * @default [DEMO_API_KEY]
   */
  readonly apiKeys?: readonly string[];
  /**
   * Origins whose pages may send requests as the merchant, such as `http://localhost:5173`. Restricted because the demo
   * API key is public, so that any page could use it.
   *
   * @default only the emulator's own pages
   */
  readonly merchantOrigins?: readonly string[];
  /**
   * Apps that may act for the merchant.
   *
   * @default [{ appId: DEMO_APP_ID, appSecret: DEMO_APP_SECRET }]
   */
  readonly apps?: readonly App[];
  /**
   * Whether each refresh issues a new refresh token and revokes the old one. The platform keeps the old one.
   *
   * @default false
   */
  readonly rotateRefreshTokens?: boolean;
  /** Persistent storage, such as `openFileDatabase`. Without it, state is kept in memory only. */
  readonly database?: Database;
  /** Webhooks to deliver events to. Add more at runtime with `emulator.webhooks.add`. */
  readonly webhooks?: readonly Webhook[];
  /**
   * Service plugins to call when carts and checkouts are calculated. Add more at runtime with
   * `emulator.servicePlugins.add`.
   */
  readonly servicePlugins?: readonly ServicePlugin[];
  /**
   * Sends webhook deliveries and service plugin requests.
   *
   * @default globalThis.fetch
   */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Returns the real time, from which each tenant's clock runs.
   *
   * @default () => new Date()
   */
  readonly now?: () => Date;
  /**
   * Public origin for links and image URLs, such as `https://shop.test`.
   *
   * @default the origin of each request
   */
  readonly origin?: string;
  /**
   * Base URL of the images in responses, which are below `/media/`. With `https://static.wixstatic.com`, the official
   * SDK's `media` functions can resize them; the requests of that host must reach the emulator, as with the MSW
   * handlers.
   *
   * @default the `origin`
   */
  readonly mediaUrl?: string;
  /** Host names, besides loopback ones, that serve the control API and dashboard below `/_emulator`. */
  readonly controlHosts?: readonly string[];
  /** Called with internal errors of the emulator. The response is a 500, and the request log contains the error too. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Creates an emulator of the platform. `fetch` responds to requests; the other members control it.
 *
 * @param options - Seed, clients, credentials and storage.
 * @returns The emulator, ready at once.
 * @throws {RangeError} for an unknown currency code
 * @throws for invalid data collections
 * @throws the error of the database when it cannot be read
 * @example
 * ```ts
 * import { createEmulator } from '@cartwright/emulator';
 *
 * const emulator = createEmulator({ seed: 'empty' });
 * const answer = await emulator.fetch(new Request('http://localhost/stores-reader/v1/products/query', { method: 'POST' }));
 * ```
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const {
    cartV1,
    catalogVersion = defaultCatalogVersion,
    clients = [],
    currency,
    database,
    origin,
    onError = () => undefined,
  } = options;
  if (currency !== undefined) checkCurrency(currency);
  /**
   * Origin of the latest request: the origin of links in emails and events of scheduled work, unless the `origin`
   * option is set.
   */
  let latestOrigin = 'http://localhost';
  const getOrigins = (requested: string): Origins => {
    const site = origin ?? requested;
    return { site, media: options.mediaUrl?.replace(/\/$/, '') ?? site };
  };
  const tenants: Tenants = new Tenants({
    clients,
    seed(tenant) {
      const { dataCollections, seed } = options;
      applySeed(tenant, { seed, catalogVersion, currency, dataCollections });
    },
    onClockChange(tenant) {
      scheduler.wake(tenant);
      webhooks.wake(tenant);
    },
    ...(database && { database }),
    ...(options.now && { now: options.now }),
  });
  const webhooks = new Webhooks({
    tenants,
    database,
    configured: options.webhooks ?? [],
    onError,
    send: options.fetch ?? ((request) => fetch(request)),
  });
  const plugins = new ServicePlugins({
    tenants,
    database,
    formats: pluginFormats,
    language: storeSettings.language,
    configured: options.servicePlugins ?? [],
    send: options.fetch ?? ((request) => fetch(request)),
    signer: () => webhooks.signer(),
  });
  /** Runs work that no request triggers, such as scheduled captures, as the merchant. */
  const runScheduled = <R>(tenant: TenantState, task: () => R | Promise<R>): Promise<R> => {
    const cause = { caller: merchantCaller, origin: getOrigins(latestOrigin) };
    return runRecorded(tenant, { plugins, database, record: (questions) => record(tenant, cause, questions) }, task);
  };
  const scheduler = new Scheduler({
    nextDue,
    run: (tenant) => runScheduled(tenant, () => passTime(tenant)),
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
  const ownTable = new RouteTable([
    tokenRoute(identity),
    tokenInfoRoute(identity),
    jwksRoute(() => webhooks.publicKey()),
    ...authenticationRoutes(identity),
    getInstallPage(identity),
    submitInstallation,
    ...(options.variantsInQueries ? queryProductsWithVariants : []),
  ]);
  const tables = [ownTable, platformTable()];
  const checkAvailable = (route: Route, context: RouteContext) => {
    checkCatalogVersion(route, context);
    checkRemoval(route, cartV1, context.clock);
  };
  const record = (tenant: TenantState, cause: EventCause, questions: PluginRequests) => {
    moveStockAtPlugins(tenant, questions);
    storeCatalog(tenant).recordStockChanges(tenant);
    notifyRestocked(tenant, cause.origin.site);
    recordRecoveredCarts(tenant);
    recordRecoveredCheckouts(tenant);
    webhooks.enqueue(tenant, recordEvents(tenant, eventsUntilRemoval(eventDefinitions, cartV1, tenant.clock), cause));
    scheduler.planBy(tenant, nextChangedDue(tenant));
  };
  const runDue = (clientId: string) => scheduler.runDue(clientId);
  const services = { identity, database, faults, getOrigins, plugins, checkAvailable, record, runDue };
  const platform = createApp({ tables, clients, log, services, onError });
  const emulator: Emulator = {
    fetch: async (request) => {
      latestOrigin = new URL(request.url).origin;
      return redirectToDashboard(request) ?? (isControl(request) ? control : platform).fetch(request);
    },
    async reset(clientId) {
      faults.clear(clientId);
      log.clear(clientId);
      await tenants.reset(clientId);
    },
    snapshot: (clientId) => tenants.snapshot(clientId),
    restore: (snapshot, clientId) => tenants.restore(snapshot, clientId),
    requests: (filter) => log.list(filter),
    mails: (clientId) => [...mails(tenants.require(clientId)).values()],
    exportCatalog: (clientId) => exportCatalog(tenants.require(clientId), formatPlainText),
    events: (clientId) => [...events(tenants.require(clientId)).values()],
    clock: (clientId) => tenants.require(clientId).clock,
    injectFault: (fault, clientId) =>
      faults.add(fault, clientId === undefined ? undefined : tenants.require(clientId).id),
    async requirePasswordReset(email, clientId) {
      const tenant = tenants.require(clientId);
      await runScheduled(tenant, () => {
        const member = findByEmail(tenant, email);
        if (!member)
          throw new ApplicationError('notFound', 'MEMBER_NOT_FOUND', `No member has the email address ${email}.`);
        return requirePasswordReset(tenant, member);
      });
    },
    webhooks,
    servicePlugins: plugins,
    routes: tables.flatMap(({ routes }) => routes),
    close() {
      scheduler.close();
      webhooks.close();
      database?.close();
    },
  };
  const hosts = options.controlHosts ?? [];
  const control = controlPlane({
    emulator,
    tenants,
    identity,
    database,
    faults,
    plugins,
    hosts,
    onError,
    record,
    runDue,
  });
  for (const tenant of tenants.list()) {
    scheduler.wake(tenant);
    webhooks.wake(tenant);
  }
  return emulator;
}
