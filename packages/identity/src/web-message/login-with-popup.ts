import { isDevelopment, type RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { AuthUrlOptions } from '../redirect-login/auth-url.js';
import type { LoginContext } from '../redirect-login/login-context.js';
import { loginByMessage } from './login-by-message.js';

/** Options of `loginWithPopup`. */
export type PopupLoginOptions = Pick<AuthUrlOptions, 'sessionToken' | 'idp'>;

/**
 * Signs a member in with a popup. Opens the popup synchronously, so that the browser attributes it to the user's click.
 */
export async function loginWithPopup(
  context: LoginContext,
  popupOptions: PopupLoginOptions = {},
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
    const tokens = loginByMessage(context, popupOptions, options, (authUrl, wait) => {
      popup.location.replace(authUrl);
      return wait({ getSource: () => popup, isClosed: () => popup.closed });
    });
    context.session.setTokens(await tokens);
    await context.session.ready();
  } finally {
    popup.close();
  }
}
