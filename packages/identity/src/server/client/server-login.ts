import { CartwrightError } from '@cartwright/core';
import type { OAuthStrategy } from '../../login/oauth-strategy.js';
import type { pendingLogins } from './pending-logins.js';
import { returnUrl } from './return-url.js';
import type { ServerSession } from './server-client.js';

/** Dependencies of {@link serverLogin}. */
interface ServerLoginContext {
  readonly auth: OAuthStrategy;
  readonly logins: ReturnType<typeof pendingLogins>;
  readonly origin: string;
  readonly callbackPath: string;
  readonly applyTo: ServerSession['applyTo'];
}

/**
 * Creates a redirect response with `Referrer-Policy: no-referrer`, because the current URL may contain an authorization
 * code.
 */
const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });

/** Creates the functions that sign in and out by server redirects. */
export function serverLogin({
  auth,
  logins,
  origin,
  callbackPath,
  applyTo,
}: ServerLoginContext): Pick<ServerSession, 'startLogin' | 'finishLogin' | 'logout'> {
  const redirectUri = new URL(callbackPath, origin).href;

  return {
    async startLogin(returnTo = '/', options = {}) {
      const login = auth.generateOAuthData(redirectUri, returnUrl(returnTo, origin));
      const { authUrl } = await auth.getAuthUrl(login, { ...options, responseMode: 'query' });
      await logins.add({ state: login.state, codeVerifier: login.codeVerifier, returnTo: login.originalUri });
      return applyTo(redirect(authUrl));
    },

    async finishLogin({ url }) {
      const { code, state, error, errorDescription } = auth.parseFromUrl(new URL(url, origin).href, 'query');
      const login = await logins.take(state);
      if (login && error) throw new CartwrightError(errorDescription ?? error, { kind: 'application', code: error });
      const { codeVerifier, returnTo } = login ?? { codeVerifier: '', returnTo: '/' };
      const oauthData = {
        state: login?.state ?? '',
        codeVerifier,
        codeChallenge: '',
        originalUri: returnTo,
        redirectUri,
      };
      auth.setTokens(await auth.getMemberTokens(code, state, oauthData));
      return applyTo(redirect(returnUrl(returnTo, origin)));
    },

    async logout(returnTo = '/') {
      const target = returnUrl(returnTo, origin);
      const { logoutUrl } = await auth.logout(target).catch(() => ({ logoutUrl: target }));
      return applyTo(redirect(logoutUrl));
    },
  };
}
