import { createClient } from '@cartwright/core';
import { OAuthStrategy, type OAuthStrategyOptions, type Tokens } from '../index.js';

/** A sent call. */
interface SentCall {
  path: string;
  body: Record<string, unknown>;
  authorization: string | null;
}

/** Stubbed response: JSON with status 200, a `Response`, an error, or a function of the call. */
export type PlatformResponse = object | Response | ((call: SentCall) => object | Response | Promise<object | Response>);

/** Tokens of a visitor session that expires in an hour. */
export const visitor = (): Tokens => ({
  accessToken: { value: 'canary-access', expiresAt: Date.now() / 1000 + 3600 },
  refreshToken: { value: 'canary-refresh', role: 'visitor' },
});

export const grant = { access_token: 'canary-member', refresh_token: 'canary-renewal', expires_in: 3600 };

export const redirected = (fullUrl = 'https://login.example/authorize?session=1') => ({
  redirectSession: { fullUrl, urlDetails: { endpoint: 'https://login.example/authorize' } },
});

/** Creates a client with stubbed responses by path. Paths without a stub succeed. */
export function fakePlatform(
  responses: Record<string, PlatformResponse> = {},
  options: Partial<OAuthStrategyOptions> = {},
) {
  const sent: SentCall[] = [];
  const all: Record<string, PlatformResponse> = {
    '/oauth2/token': grant,
    '/_api/redirects-api/v1/redirect-session': redirected(),
    ...responses,
  };
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    const call = { path: pathname, body, authorization: new Headers(init.headers).get('authorization') };
    sent.push(call);
    const response = all[pathname] ?? {};
    const value =
      typeof response === 'function'
        ? await (response as (call: SentCall) => object | Promise<object>)(call)
        : response;
    return value instanceof Response ? value.clone() : Response.json(value);
  };
  const { auth } = createClient({
    auth: OAuthStrategy({ clientId: 'CID', tokens: visitor(), ...options }),
    fetch,
    retry: false,
  });
  return { auth, sent, to: (path: string) => sent.filter((call) => call.path.endsWith(path)) };
}
