import { isCartwrightError, isDevelopment, type RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import { generateOAuthData } from '../pkce/generate-oauth-data.js';
import { getAuthUrl } from '../redirect-login/auth-url.js';
import { getMemberTokens } from '../redirect-login/get-member-tokens.js';
import type { LoginContext } from '../redirect-login/login-context.js';
import type { Tokens } from '../tokens/tokens.js';
import { awaitAuthResponse } from './await-auth-response.js';
import { withFrame } from './with-frame.js';

/** Default time limit of a sign-in in a hidden iframe, in milliseconds. */
const LOGIN_TIMEOUT = 120_000;

/**
 * Requests a member's tokens in a hidden iframe: with a session token, or for the member who is signed in on the
 * platform's pages.
 */
export async function loginInFrame(
  context: LoginContext,
  sessionToken: string | undefined,
  { timeout = LOGIN_TIMEOUT, ...options }: RequestOptions = {},
): Promise<Tokens> {
  const frameBlocked = (cause?: unknown) =>
    loginError(
      isDevelopment && 'The browser blocks the sign-in iframe: use a popup or redirect',
      'configuration',
      'frame_blocked',
      cause,
    );
  if (typeof document === 'undefined' || globalThis.crossOriginIsolated || !navigator.cookieEnabled)
    throw frameBlocked();
  const { redirectUri: _, ...login } = generateOAuthData('');
  const urlOptions = { prompt: 'none', responseMode: 'web_message', ...(sessionToken && { sessionToken }) } as const;
  const { authUrl } = await getAuthUrl(context, login, urlOptions, options);
  const { signal } = options;
  const response = await withFrame(authUrl, (frame) =>
    awaitAuthResponse({ authUrl, state: login.state, getSource: () => frame.contentWindow, signal, timeout }),
  );
  try {
    return await getMemberTokens(context, response, login, options);
  } catch (error) {
    if (sessionToken && isCartwrightError(error) && error.code === 'login_required') throw frameBlocked(error);
    throw error;
  }
}
