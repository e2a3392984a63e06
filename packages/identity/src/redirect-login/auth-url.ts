import type { RequestOptions } from '@cartwright/core';
import type { OauthData } from '../pkce/oauth-data.js';
import type { LoginContext } from './login-context.js';
import { openRedirect } from './open-redirect.js';

/** Who else can say who a person is: one of the platform's, or a connection of the site. */
export type IdentityProvider = 'google' | 'facebook' | { connectionId: string };

/** How a login is asked for. */
export interface AuthUrlOptions {
  /** `login` shows the login page; `none` only answers, with an error where nobody is signed in. Default `login`. */
  prompt?: 'login' | 'none';
  /** Where the answer is: in the address's fragment or query, or in a message to the page. Default `fragment`. */
  responseMode?: 'fragment' | 'query' | 'web_message';
  /** The token of a login that already succeeded. */
  sessionToken?: string;
  /** Goes straight to this identity provider. */
  idp?: IdentityProvider;
}

/** Where a login happens. */
export interface AuthUrl {
  /** The address to send the browser to. */
  authUrl: string;
  /** The same without its query. */
  authorizationEndpoint: string | undefined;
  /** The token of the redirect session, where there is one. */
  sessionToken: string | null | undefined;
}

/** The ids of the platform's own connections. */
const connections: Readonly<Record<string, string>> = {
  google: '0e6a50f5-b523-4e29-990d-f37fa2ffdd69',
  facebook: '3ecad13f-52c3-483d-911f-31dbcf2a6d23',
};

/** Asks for the address of a login. Without `redirectUri` the answer can only be a message. */
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
  const redirect = await openRedirect(context, { auth: { authRequest, prompt } }, options, {
    sentOnce: !!sessionToken,
  });
  return {
    authUrl: redirect.fullUrl,
    authorizationEndpoint: redirect.urlDetails?.endpoint,
    sessionToken: redirect.sessionToken,
  };
}
