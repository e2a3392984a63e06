import type { RequestOptions } from '@cartwright/core';
import type { OauthData } from '../pkce/oauth-data.js';
import type { LoginContext } from './login-context.js';
import { createRedirect } from './create-redirect.js';

/** External identity provider: Google, Facebook, or a connection of the site. */
export type IdentityProvider = 'google' | 'facebook' | { connectionId: string };

/** Options of a sign-in URL. */
export interface AuthUrlOptions {
  /**
   * `login` shows the login page. `none` returns immediately, with an error if no member is signed in.
   *
   * @default 'login'
   */
  prompt?: 'login' | 'none';
  /**
   * How the response is returned: in the fragment or query of the redirect URI, or as a message to the opening window.
   *
   * @default 'fragment'
   */
  responseMode?: 'fragment' | 'query' | 'web_message';
  /** Session token of a completed sign-in. */
  sessionToken?: string;
  /** Identity provider to go to directly. */
  idp?: IdentityProvider;
}

/** URL of the login page. */
export interface AuthUrl {
  /** URL to send the browser to. */
  authUrl: string;
  /** The same URL without its query string. */
  authorizationEndpoint: string | undefined;
  /** Session token of the redirect session. Absent if it has none. */
  sessionToken: string | null | undefined;
}

/** Ids of the platform's connections to identity providers. */
const connections: Readonly<Record<string, string>> = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};

/** Requests the URL of the login page. Without a `redirectUri`, the response can only be a message. */
export async function getAuthUrl(
  context: LoginContext,
  { redirectUri, codeChallenge, state }: Omit<OauthData, 'redirectUri'> & { redirectUri?: string },
  { prompt = 'login', responseMode = 'fragment', sessionToken, idp }: AuthUrlOptions = {},
  options?: RequestOptions,
): Promise<AuthUrl> {
  const authRequest = {
    redirectUri,
    clientId: context.clientId,
    codeChallenge,
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    scope: 'offline_access',
    state,
    sessionToken,
    idp: typeof idp === 'string' ? connections[idp] : idp?.connectionId,
  };
  const redirect = await createRedirect(context, { auth: { authRequest, prompt } }, options, {
    sentOnce: !!sessionToken,
  });
  return {
    authUrl: redirect.fullUrl,
    authorizationEndpoint: redirect.urlDetails?.endpoint,
    sessionToken: redirect.sessionToken,
  };
}
