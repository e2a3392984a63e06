import { readAuthRequest } from './read-auth-request.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import { carts, openCart } from '../../shop/purchase/carts.js';
import { checkOutCart } from '../../shop/purchase/check-out-cart.js';
import { checkouts, requireCheckout } from '../../shop/purchase/checkouts.js';
import {
  type Callbacks,
  type PlatformPage,
  type RedirectSession,
  redirectSessions,
  sessionLifetime,
} from '../../shop/redirects/redirect-session.js';
import { redirectViolation } from '../../shop/redirects/registered-address.js';

const names = [
  'thankYouPageUrl',
  'postFlowUrl',
  'cartPageUrl',
  'loginUrl',
  'planListUrl',
  'bookingsServiceListUrl',
] as const;

/**
 * Reads the callback URLs of a flow.
 *
 * @throws {ValidationError} for a URL that is not allowed
 */
function readCallbacks(tenant: Tenant, value: unknown): Callbacks {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) check([violation('callbacks', 'must be an object', 'FORMAT')]);
  const input = isObject(value) ? value : {};
  const presentNames = names.filter((name) => input[name] !== undefined && input[name] !== null && input[name] !== '');
  check(presentNames.map((name) => redirectViolation(tenant, input[name], `callbacks.${name}`)));
  return Object.fromEntries(presentNames.map((name) => [name, new URL(input[name] as string).href]));
}

/** Flows that lead to a page of the platform, with the required fields of each. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  storesProduct: ['productSlug'],
  memberAccountPage: [],
  bookingsCheckout: [],
  bookingsBook: [],
  eventsCheckout: ['reservationId', 'eventSlug'],
  paidPlansCheckout: ['planId'],
  ecomOrderPaymentRequest: ['paymentRequestId'],
};

/** The flows that lead to a page of the platform. */
const pageFlows: readonly string[] = Object.keys(requiredFields);

const sections = ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'] as const;

/**
 * Reads the page of a redirect session.
 *
 * @throws {ValidationError} for missing or invalid fields
 */
function readPage({ body, caller }: RouteContext, intent: string): PlatformPage {
  const read = new FieldReader();
  const input: Input = read.required(isObject(body) ? body[intent] : undefined, intent);
  const text = (name: string) => read.string(input[name] ?? '', `${intent}.${name}`, { min: 1, max: 150 });
  const [first] = (requiredFields[intent] ?? []).map(text);
  if (intent === 'bookingsCheckout' && !read.object(input['slotAvailability'], `${intent}.slotAvailability`)) {
    read.missing(`${intent}.slotAvailability`);
  }
  const section = read.enumeration(input['section'], `${intent}.section`, sections) ?? 'ACCOUNT_INFO';
  read.check();
  return {
    intent,
    ...(intent === 'storesProduct' && { productSlug: first ?? '' }),
    ...(intent === 'ecomOrderPaymentRequest' && { paymentRequestId: first ?? '' }),
    ...(intent === 'memberAccountPage' && { section }),
    ...(intent === 'memberAccountPage' && caller.memberId !== undefined && { memberId: caller.memberId }),
  };
}

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
function getCheckoutId(context: RouteContext): string {
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
function createParts(flow: string, context: RouteContext): Partial<RedirectSession> {
  const { body, caller, request, tenant } = context;
  if (pageFlows.includes(flow)) return { page: readPage(context, flow) };
  if (flow === 'ecomCheckout') return { checkoutId: getCheckoutId(context) };
  if (flow === 'logout') {
    return caller.kind === 'member' && caller.sessionId !== undefined ? { sessionId: caller.sessionId } : {};
  }
  const visitor = caller.visitorId === undefined ? {} : { visitorId: caller.visitorId };
  if (flow === 'login') return visitor;
  const input = isObject(body) ? body : {};
  const origin = request.headers.get('origin') ?? (typeof input.origin === 'string' ? input.origin : null);
  return { ...visitor, auth: readAuthRequest(tenant, isObject(input.auth) ? input.auth : {}, origin) };
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
  handle: (context) => {
    const { body, origin, tenant } = context;
    const flow = readFlow(body);
    const callbacks = readCallbacks(tenant, isObject(body) ? body.callbacks : undefined);
    const session: RedirectSession = redirectSessions(tenant).put({
      id: newId(),
      flow: pages[flow] ?? 'page',
      ...createParts(flow, context),
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
