import { requireCheckout } from '../checkout/require-checkout.js';
import { type RouteContext, route } from '../http/route.js';
import { check, isObject, violation } from '../input/index.js';
import { newId } from '../state/ids.js';
import { readAuthRequest } from './read-auth-request.js';
import { readCallbacks } from './read-callbacks.js';
import { type RedirectSession, redirectSessions, sessionLifetime } from './redirect-session.js';

const flows = ['ecomCheckout', 'auth', 'login', 'logout'] as const;
type Flow = (typeof flows)[number];
const otherFlows = [
  ...['bookingsCheckout', 'eventsCheckout', 'paidPlansCheckout', 'storesProduct', 'bookingsBook'],
  ...['ecomOrderPaymentRequest', 'memberAccountPage'],
];

function readFlow(body: unknown): Flow {
  const input = isObject(body) ? body : {};
  const given = (name: string) => input[name] !== undefined && input[name] !== null;
  const asked = [...flows, ...otherFlows].filter(given);
  check(
    otherFlows
      .filter(given)
      .map((name) => violation(name, 'is a page that the emulator does not have', 'FIELD_NOT_ALLOWED')),
  );
  const [flow] = flows.filter(given);
  check([
    asked.length > 1
      ? violation(asked[1] ?? '', `cannot be asked for together with ${asked[0]}`, 'ONE_OF_ALIGNMENT')
      : undefined,
    flow ? undefined : violation('ecomCheckout', `one of ${flows.join(', ')} must be given`, 'REQUIRED_ONE_OF_FIELD'),
  ]);
  return flow ?? 'ecomCheckout';
}

function checkoutIdOf({ body, caller, tenant }: RouteContext): string {
  const section = isObject(body) && isObject(body.ecomCheckout) ? body.ecomCheckout : {};
  const { checkoutId } = section;
  const valid = typeof checkoutId === 'string' && checkoutId !== '';
  check([valid ? undefined : violation('ecomCheckout.checkoutId', 'must not be empty', 'REQUIRED_FIELD')]);
  return requireCheckout(tenant, caller, checkoutId as string).id;
}

/** What a flow needs beside the callbacks. */
async function partsOf(flow: Flow, context: RouteContext): Promise<Partial<RedirectSession>> {
  const { body, caller, request, tenant } = context;
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

const pages = { ecomCheckout: 'checkout', auth: 'login', login: 'login', logout: 'logout' } as const;

/** Opens a hosted page: the checkout of a checkout id, a login, or the end of a session. The answer says where to send the browser. */
export const createRedirectSession = route({
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
      flow: pages[flow],
      ...(await partsOf(flow, context)),
      callbacks,
      formToken: newId(),
      form: {},
      expirationDate: new Date(tenant.clock.now().getTime() + sessionLifetime).toISOString(),
    });
    const endpoint = `${origin}/hosted/${session.flow}/${session.id}`;
    const searchParams = { clientId: tenant.id };
    const fullUrl = `${endpoint}?${new URLSearchParams(searchParams).toString()}`;
    return { redirectSession: { id: session.id, fullUrl, urlDetails: { endpoint, searchParams } } };
  },
});
