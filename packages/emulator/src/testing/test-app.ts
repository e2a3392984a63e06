import { ownOrigins } from '../kernel/origins.js';
import { createApp } from '../protocol/routing/create-app.js';
import { Faults } from '../protocol/http/faults.js';
import { RequestLog } from '../protocol/http/request-log.js';
import type { Route } from '../protocol/routing/route.js';
import { RouteTable } from '../protocol/routing/route-table.js';
import type { Client } from '../kernel/state/client.js';
import { DEMO_API_KEY } from '../kernel/state/demo.js';
import type { Identity } from '../protocol/auth/identity.js';
import { tokenRoute } from '../api/oauth/token-route.js';
import { Tenants } from '../kernel/state/tenants.js';
import { noPlugins } from './no-plugins.js';

/** The platform's app with routes of a test's own, beside the token call. */
export function testApp(routes: readonly Route[], clients: readonly Client[] = []) {
  const tenants = new Tenants({ clients, seed: () => undefined });
  const identity: Identity = {
    tenants,
    secret: new Uint8Array(32),
    apiKeys: [DEMO_API_KEY],
    apps: [],
    merchantOrigins: [],
    rotateRefreshTokens: false,
    onSignIn: () => undefined,
  };
  const [log, faults, problems] = [new RequestLog(), new Faults(), [] as unknown[]];
  const app = createApp({
    clients,
    log,
    tables: [new RouteTable([tokenRoute(identity), ...routes])],
    services: {
      identity,
      faults,
      database: undefined,
      getOrigins: ownOrigins,
      plugins: noPlugins(tenants),
      checkAvailable: () => undefined,
      record: () => undefined,
      runDue: async () => undefined,
    },
    onError: (problem) => problems.push(problem),
  });
  return { fetch: async (request: Request) => app.fetch(request), tenants, log, faults, problems };
}
