import { isDevelopment } from '@cartwright/core';
import type { RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import { generateOAuthData } from '../pkce/generate-oauth-data.js';
import { getAuthUrl, type AuthUrlOptions } from '../redirect-login/auth-url.js';
import { getMemberTokens } from '../redirect-login/get-member-tokens.js';
import type { LoginContext } from '../redirect-login/login-context.js';
import { awaitAuthResponse } from './await-auth-response.js';

/** Options of `loginWithPopup`. */
export type PopupLoginOptions = Pick<AuthUrlOptions, 'sessionToken' | 'idp'>;

/**
 * Signs a member in with a popup. Opens the popup synchronously, so that the browser attributes it to the user's click.
 */
export async function loginWithPopup(
  context: LoginContext,
  popupOptions?: PopupLoginOptions,
  options: RequestOptions = {},
): Promise<void> {
  const popup = window.open('', '_blank', 'popup,width=480,height=720');
  if (!popup) {
    throw loginError(
      isDevelopment && 'The browser blocked the popup: open it in a click handler',
      'configuration',
      'popup_blocked',
    );
  }
  try {
    const { redirectUri: _, ...login } = generateOAuthData('');
    const { timeout, ...request } = options;
    const { authUrl } = await getAuthUrl(context, login, { ...popupOptions, responseMode: 'web_message' }, request);
    popup.location.replace(authUrl);
    const response = await awaitAuthResponse({
      authUrl,
      state: login.state,
      getSource: () => popup,
      isClosed: () => popup.closed,
      signal: options.signal,
      timeout,
    });
    context.session.setTokens(await getMemberTokens(context, response, login, request));
    await context.session.ready();
  } finally {
    popup.close();
  }
}
