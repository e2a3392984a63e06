import { isDevelopment, type RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { OauthData } from '../pkce/oauth-data.js';
import { getAuthUrl, type AuthUrlOptions } from './auth-url.js';
import { getMemberTokens } from './get-member-tokens.js';
import type { LoginContext } from './login-context.js';
import { parseFromUrl, type AuthResponse } from './parse-from-url.js';

/** Options of `loginWithRedirect`. */
export interface RedirectLoginOptions extends Omit<AuthUrlOptions, 'responseMode'> {
  /** Redirect URI of the sign-in. Must be registered for the OAuth app. */
  redirectUri: string;
  /**
   * Page to return to after the sign-in.
   *
   * @default the current page
   */
  originalUri?: string;
}

/** A pending sign-in of this tab. Expires after 15 minutes. */
type PendingLogin = OauthData & { expiresAt: number };

const LOGIN_LIFETIME = 900_000;

const storageKey = (state: string | null): string => `cartwright.login.${state}`;

/** Storage of this tab. */
function tabStorage(): Storage {
  try {
    return sessionStorage;
  } catch (cause) {
    throw loginError(
      isDevelopment && 'The browser blocks sessionStorage, which sign-ins require',
      'configuration',
      'storage_blocked',
      cause,
    );
  }
}

/** Stores the secrets of the sign-in in this tab, and sends the browser to the login page. */
export async function loginWithRedirect(
  context: LoginContext,
  login: OauthData,
  redirectOptions: RedirectLoginOptions,
  options?: RequestOptions,
): Promise<void> {
  const storage = tabStorage();
  const { authUrl } = await getAuthUrl(context, login, redirectOptions, options);
  const pending: PendingLogin = { ...login, expiresAt: Date.now() + LOGIN_LIFETIME };
  storage.setItem(storageKey(login.state), JSON.stringify(pending));
  location.assign(authUrl);
}

/** Reads the login page's response from the page's URL, and removes it there. */
function consumeResponse(): AuthResponse {
  const url = new URL(location.href);
  const inFragment = parseFromUrl();
  const response = inFragment.state ? inFragment : parseFromUrl(url.href, 'query');
  if (response.state) {
    if (inFragment.state) url.hash = '';
    else for (const name of ['code', 'state', 'error', 'error_description']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }
  return response;
}

/** Completes a sign-in: reads the response from the page's URL and the secrets from this tab. Both are used once. */
export async function handleRedirectCallback(
  context: LoginContext,
  options?: RequestOptions,
): Promise<{ originalUri: string }> {
  const storage = tabStorage();
  const response = consumeResponse();
  const key = storageKey(response.state);
  const login = JSON.parse(storage.getItem(key) ?? '{}') as Partial<PendingLogin>;
  storage.removeItem(key);
  const isPending = Date.now() < login.expiresAt!;
  context.session.setTokens(await getMemberTokens(context, response, isPending ? login : {}, options));
  await context.session.ready();
  const home = `${location.origin}/`;
  let target = home;
  try {
    target = new URL(login.originalUri ?? '', home).href;
  } catch {
    // Not a URL.
  }
  return { originalUri: target.startsWith(home) ? target : home };
}
