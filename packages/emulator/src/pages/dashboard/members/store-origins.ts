import { redirectSessions } from '../../../shop/redirects/redirect-session.js';
import type { ControlContext } from '../../control/control-context.js';
import type { View } from '../layout/view.js';

/** Maximum number of origins. */
const MAX_ORIGINS = 4;

const getOrigin = (url: string | undefined): string[] =>
  url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : [];

/**
 * Origins of the stores that use the client: those of its redirect URIs, those that sent its latest requests, and those that
 * redirected to a sign-in, sign-out or checkout. Requests of a store's server have no origin.
 */
export function storeOrigins({ emulator }: ControlContext, { origin, tenant }: View): string[] {
  const registered = (tenant.client.redirectUris ?? []).flatMap(getOrigin);
  const seen = emulator.requests({ clientId: tenant.id }).flatMap(({ headers }) => getOrigin(headers['origin']));
  const visited = [...redirectSessions(tenant).values()].flatMap(({ auth, callbacks }) =>
    [auth?.redirectUri, ...Object.values<string | undefined>({ ...callbacks })].flatMap(getOrigin),
  );
  const all = new Set([...registered, ...seen.reverse(), ...visited.reverse()]);
  return [...all].filter((one) => one !== origin).slice(0, MAX_ORIGINS);
}
