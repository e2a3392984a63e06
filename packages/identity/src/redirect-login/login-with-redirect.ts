import type { RequestOptions } from '@cartwright/core';
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
  /** Page to return to after the sign-in. Defaults to the current page. */
  originalUri?: string;
}

/** A pending sign-in of this tab. Expires after 15 minutes. */
type Transaction = OauthData & { diesAt: number };

const LIFETIME = 900_000;

const keyOf = (state: string | null): string => `cartwright.login.${state}`;

/** Storage of this tab. */
function tabStorage(): Storage {
  try {
    return sessionStorage;
  } catch (cause) {
    throw loginError('The browser blocks sessionStorage: logins need it', 'configuration', 'storage_blocked', cause);
  }
}

/** Stores the secrets of the sign-in in this tab, and sends the browser to the login page. */
export async function loginWithRedirect(
  context: LoginContext,
  login: OauthData,
  asked: RedirectLoginOptions,
  options?: RequestOptions,
): Promise<void> {
  const storage = tabStorage();
  const { authUrl } = await getAuthUrl(context, login, asked, options);
  const transaction: Transaction = { ...login, diesAt: Date.now() + LIFETIME };
  storage.setItem(keyOf(login.state), JSON.stringify(transaction));
  location.assign(authUrl);
}

/** Reads the login page's response from the page's URL, and removes it there. */
function takeAnswer(): AuthResponse {
  const url = new URL(location.href);
  const inFragment = parseFromUrl();
  const answer = inFragment.state ? inFragment : parseFromUrl(url.href, 'query');
  if (answer.state) {
    if (inFragment.state) url.hash = '';
    else for (const name of ['code', 'state', 'error', 'error_description']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }
  return answer;
}

/** Completes a sign-in: reads the response from the page's URL and the secrets from this tab. Both are used once. */
export async function handleRedirectCallback(
  context: LoginContext,
  options?: RequestOptions,
): Promise<{ originalUri: string }> {
  const storage = tabStorage();
  const answer = takeAnswer();
  const key = keyOf(answer.state);
  const login = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Transaction>;
  storage.removeItem(key);
  const isAlive = Date.now() < login.diesAt!;
  context.session.setTokens(await getMemberTokens(context, answer, isAlive ? login : {}, options));
  await context.session.ready();
  const home = `${location.origin}/`;
  let back = home;
  try {
    back = new URL(login.originalUri ?? '', home).href;
  } catch {
    // Not a URL.
  }
  return { originalUri: back.startsWith(home) ? back : home };
}
