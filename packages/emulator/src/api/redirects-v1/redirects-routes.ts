import { readAuthRequest } from './read-auth-request.js';
import { readCallbacks } from './read-callbacks.js';
import { pageFlows, readPage } from './read-page.js';
import { isObject } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';
import { newId } from '../../kernel/state/ids.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import { carts, openCart } from '../../shop/purchase/carts.js';
import { checkOutCart } from '../../shop/purchase/check-out-cart.js';
import { checkouts, requireCheckout } from '../../shop/purchase/checkouts.js';
import { type RedirectSession, redirectSessions, sessionLifetime } from '../../shop/redirects/redirect-session.js';

/** The hosted page of each flow. Other flows lead to a page of the platform. */
const pages: Readonly<Record<string, RedirectSession['flow']>> = {
  ecomCheckout: 'checkout',
  auth: 'login',
  login: 'login',
  logout: 'logout',
};
const flows = [...Object.keys(pages), ...pageFlows];

function readFlow(body: unknown): string {
  const input = isObject(body) ? body : {};
  const [flow, second] = flows.filter((name) => input[name] !== undefined && input[name] !== null);
  check([
    second === undefined ? undefined : violation(second, `cannot be combined with ${flow}`, 'ONE_OF_ALIGNMENT'),
    flow ? undefined : violation('ecomCheckout', `one of ${flows.join(', ')} must be given`, 'REQUIRED_ONE_OF_FIELD'),
  ]);
  return flow ?? 'ecomCheckout';
}

/** ID of the checkout or the cart to check out. */
function checkoutIdOf(context: RouteContext): string {
  const { body, caller, tenant } = context;
  const section = isObject(body) && isObject(body.ecomCheckout) ? body.ecomCheckout : {};
  const { checkoutId } = section;
  const valid = typeof checkoutId === 'string' && checkoutId !== '';
  check([valid ? undefined : violation('ecomCheckout.checkoutId', 'must not be empty', 'REQUIRED_FIELD')]);
  const id = checkoutId as string;
  if (checkouts(tenant).get(id) || !carts(tenant).get(id)) return requireCheckout(tenant, caller, id).id;
  return checkOutCart(context, openCart(tenant, caller, id)).id;
}

/** Reads the parameters of a flow besides its callbacks. */
async function partsOf(flow: string, context: RouteContext): Promise<Partial<RedirectSession>> {
  const { body, caller, request, tenant } = context;
  if (pageFlows.includes(flow)) return { page: readPage(context, flow) };
  if (flow === 'ecomCheckout') return { checkoutId: checkoutIdOf(context) };
  if (flow === 'logout') {
    return caller.kind === 'member' && caller.sessionId !== undefined ? { sessionId: caller.sessionId } : {};
  }
  const visitor = caller.visitorId === undefined ? {} : { visitorId: caller.visitorId };
  if (flow === 'login') return visitor;
  const input = isObject(body) ? body : {};
  const origin = request.headers.get('origin') ?? (typeof input.origin === 'string' ? input.origin : null);
  return { ...visitor, auth: await readAuthRequest(tenant, isObject(input.auth) ? input.auth : {}, origin) };
}

/** Returns the query parameters that the preferences of a redirect session add to its URL. */
function additionalParameters(body: unknown): Record<string, string> {
  const preferences = isObject(body) && isObject(body.preferences) ? body.preferences : {};
  const { additionalQueryParameters } = preferences;
  const entries = Object.entries(isObject(additionalQueryParameters) ? additionalQueryParameters : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * Creates a redirect session for a hosted page: checkout, sign-in, sign-out, a product, or a placeholder for a page of
 * the platform. Returns the URL to redirect the browser to.
 */
const createRedirectSession = route({
  id: 'redirects.redirects.createRedirectSession',
  method: 'POST',
  paths: [
    '/_api/redirects-api/v1/redirect-session',
    '/v1/redirect-session',
    '/headless/v1/redirect-session',
    '/redirect-session/v1/redirect-session',
  ],
  access: 'visitor',
  handle: async (context) => {
    const { body, origin, tenant } = context;
    const flow = readFlow(body);
    const callbacks = readCallbacks(tenant, isObject(body) ? body.callbacks : undefined);
    const session: RedirectSession = redirectSessions(tenant).put({
      id: newId(),
      flow: pages[flow] ?? 'page',
      ...(await partsOf(flow, context)),
      callbacks,
      formToken: newId(),
      form: {},
      expirationDate: new Date(tenant.clock.now().getTime() + sessionLifetime).toISOString(),
    });
    const endpoint = `${origin.site}/hosted/${session.flow}/${session.id}`;
    const searchParams = { ...additionalParameters(body), clientId: tenant.id };
    const fullUrl = `${endpoint}?${new URLSearchParams(searchParams).toString()}`;
    return { redirectSession: { id: session.id, fullUrl, urlDetails: { endpoint, searchParams } } };
  },
});

/** The routes of redirect sessions. */
export const redirectRoutes: readonly Route[] = [createRedirectSession];
