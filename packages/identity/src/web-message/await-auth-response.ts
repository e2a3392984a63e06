import { isDevelopment, type RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { AuthResponse } from '../redirect-login/parse-from-url.js';
import { timedOut } from './timed-out.js';

/** Window with the login page. */
export interface LoginWindow {
  /** Returns the window that the message must come from. */
  getSource: () => unknown;
  /**
   * Polled every half second. The wait ends when it is `true` twice in a row, because a window may post its message and
   * close at once.
   */
  isClosed?: () => boolean;
}

/** Message posted by the login page. */
type Message = Readonly<Record<'code' | 'state' | 'error' | 'error_description', unknown>> | null | undefined;

/**
 * Waits for the message of a login page in another window. Ignores all other messages, and removes its listeners.
 *
 * @param authUrl - URL of the login page. Messages from other origins are ignored.
 * @param state - State of the sign-in. Responses with another state are ignored.
 * @param window - Window with the login page.
 * @param options - Signal, and time limit in milliseconds: none if it is not set.
 */
export function awaitAuthResponse(
  authUrl: string,
  state: string,
  { getSource, isClosed }: LoginWindow,
  { signal, timeout }: Pick<RequestOptions, 'signal'> & { timeout: number | undefined },
): Promise<AuthResponse> {
  const { origin } = new URL(authUrl);
  const cleanup = new AbortController();
  const timers: ReturnType<typeof setInterval>[] = [];
  const response = new Promise<AuthResponse>((resolve, reject) => {
    const cancel = () =>
      reject(loginError(isDevelopment && 'The call was aborted', 'aborted', 'aborted', signal?.reason));
    if (signal?.aborted) return cancel();
    const options = { signal: cleanup.signal };
    signal?.addEventListener('abort', cancel, options);
    if (timeout !== undefined) timers.push(setTimeout(() => reject(timedOut()), timeout));
    if (isClosed) {
      let wasClosed = false;
      const checkClosed = () => {
        if (wasClosed)
          reject(
            loginError(
              isDevelopment && 'The popup was closed before the sign-in was complete',
              'aborted',
              'popup_closed',
            ),
          );
        wasClosed = isClosed();
      };
      timers.push(setInterval(checkClosed, 500));
    }
    window.addEventListener(
      'message',
      ({ data, origin: sender, source }: MessageEvent<Message>) => {
        if (sender !== origin || !source || source !== getSource() || Array.isArray(data) || data?.state !== state)
          return;
        const { code, error, error_description: errorDescription } = data;
        if (typeof code === 'string') resolve({ code, state });
        else if (typeof error === 'string') {
          resolve({ code: null, state, error, ...(typeof errorDescription === 'string' && { errorDescription }) });
        }
      },
      options,
    );
  });
  return response.finally(() => {
    cleanup.abort();
    timers.forEach(clearTimeout);
  });
}
