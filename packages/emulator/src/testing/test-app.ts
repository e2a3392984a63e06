import { createApp } from '../http/create-app.js';
import { Faults } from '../http/faults.js';
import { RequestLog } from '../http/request-log.js';
import type { Route } from '../http/route.js';
import type { Client } from '../identity/client.js';
import { DEMO_API_KEY } from '../identity/demo.js';
import type { Identity } from '../identity/identity.js';
import { tokenRoute } from '../identity/token-route.js';
import { Tenants } from '../state/tenants.js';
import { noPlugins } from './no-plugins.js';

/** The platform's app with routes of a test's own, beside the token call. */
export function testApp(routes: readonly Route[], clients: readonly Client[] = []) {
  const tenants = new Tenants({ clients, seed: () => undefined });
  const identity: Identity = {
    ...{
      tenants,
      secret: new Uint8Array(32),
      apiKeys: [DEMO_API_KEY],
      apps: [],
      merchantOrigins: [],
      rotateRefreshTokens: false,
    },
    onSignIn: () => undefined,
  };
  const [log, faults, problems] = [new RequestLog(), new Faults(), [] as unknown[]];
  const app = createApp({
    ...{ clients, log, routes: [tokenRoute(identity), ...routes] },
    answering: {
      ...{ identity, faults, database: undefined, origin: undefined },
      ...{ plugins: noPlugins(tenants), record: () => undefined },
    },
    onError: (problem) => problems.push(problem),
  });
  return { fetch: async (request: Request) => app.fetch(request), tenants, log, faults, problems };
}
