import type { RequestOptions } from '@cartwright/core';
import { generateOAuthData } from '../pkce/generate-oauth-data.js';
import { getAuthUrl, type AuthUrlOptions } from '../redirect-login/auth-url.js';
import { getMemberTokens } from '../redirect-login/get-member-tokens.js';
import type { LoginContext } from '../redirect-login/login-context.js';
import type { AuthResponse } from '../redirect-login/parse-from-url.js';
import type { Tokens } from '../tokens/tokens.js';
import { awaitAuthResponse, type LoginWindow } from './await-auth-response.js';

/**
 * Requests a member's tokens with a login page in another window, which posts its response as a message.
 *
 * @param context - Dependencies of the sign-in.
 * @param urlOptions - Options of the login page.
 * @param options - Options of the calls. `timeout` limits how long to wait for the message.
 * @param show - Shows the page, and waits for the response in its window.
 */
export async function loginByMessage(
  context: LoginContext,
  urlOptions: AuthUrlOptions,
  { timeout, ...options }: RequestOptions,
  show: (authUrl: string, wait: (window: LoginWindow) => Promise<AuthResponse>) => Promise<AuthResponse>,
): Promise<Tokens> {
  const { redirectUri: _, ...login } = generateOAuthData('');
  const { authUrl } = await getAuthUrl(context, login, { ...urlOptions, responseMode: 'web_message' }, options);
  const wait = (window: LoginWindow) => awaitAuthResponse(authUrl, login.state, window, { ...options, timeout });
  return getMemberTokens(context, await show(authUrl, wait), login, options);
}
