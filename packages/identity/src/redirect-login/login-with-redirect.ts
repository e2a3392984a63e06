import type { RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { OauthData } from '../pkce/oauth-data.js';
import { getAuthUrl, type AuthUrlOptions } from './auth-url.js';
import { getMemberTokens } from './get-member-tokens.js';
import type { LoginContext } from './login-context.js';
import { parseFromUrl, type AuthAnswer } from './parse-from-url.js';

/** How a login by redirect is asked for. */
export interface RedirectLoginOptions extends Omit<AuthUrlOptions, 'responseMode'> {
  /** The address that the browser comes back to: one that is registered for the client. */
  redirectUri: string;
  /** The page to go back to after the login. Default: this one. */
  originalUri?: string;
}

/** What a login in this tab needs when the browser comes back. Dead after a quarter of an hour. */
type Transaction = OauthData & { diesAt: number };

const LIFETIME = 900_000;

const keyOf = (state: string | null): string => `cartwright.login.${state}`;

/** What is kept in this tab alone. */
function tabStorage(): Storage {
  try {
    return sessionStorage;
  } catch (cause) {
    throw loginError('The browser blocks sessionStorage: logins need it', 'configuration', 'storage_blocked', cause);
  }
}

/** Keeps the secrets of a login in this tab, and sends the browser to the login page. */
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

/** The answer in the address of this page. It is taken out of there. */
function takeAnswer(): AuthAnswer {
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

/** Takes the answer of the login page: out of the address, with the secrets of the login, which are used once. */
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
    // It is no address.
  }
  return { originalUri: back.startsWith(home) ? back : home };
}
