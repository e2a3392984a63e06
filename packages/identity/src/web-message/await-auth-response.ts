import { loginError } from '../errors/login-error.js';
import type { AuthResponse } from '../redirect-login/parse-from-url.js';

/** The expected message, and how long to wait for it. */
interface AwaitedResponse {
  /** URL of the login page. Messages from other origins are ignored. */
  authUrl: string;
  /** State of the sign-in. Responses with another state are ignored. */
  state: string;
  /** Returns the window that the message must come from. */
  getSource: () => unknown;
  /**
   * Polled every half second. The wait ends when it is `true` twice in a row, because a window may post its message and
   * close at once.
   */
  isClosed?: () => boolean;
  signal?: AbortSignal | undefined;
  /** Time limit in milliseconds. No limit if it is not set. */
  timeout?: number | undefined;
}

/** Message posted by the login page. */
type Message = Record<'code' | 'state' | 'error' | 'error_description', unknown>;

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

/** Waits for the message of a login page in another window. Ignores all other messages, and removes its listeners. */
export function awaitAuthResponse({
  authUrl,
  state,
  getSource,
  isClosed,
  signal,
  timeout,
}: AwaitedResponse): Promise<AuthResponse> {
  const { origin } = new URL(authUrl);
  const cleanup = new AbortController();
  const timers: ReturnType<typeof setInterval>[] = [];
  const response = new Promise<AuthResponse>((resolve, reject) => {
    const fail = (message: string, kind: 'timeout' | 'aborted', code: string, cause?: unknown) =>
      reject(loginError(message, kind, code, cause));
    const cancel = () => fail('The call was aborted', 'aborted', 'aborted', signal?.reason);
    if (signal?.aborted) return cancel();
    const options = { signal: cleanup.signal };
    signal?.addEventListener('abort', cancel, options);
    if (timeout !== undefined)
      timers.push(setTimeout(() => fail('OAuth flow timed out', 'timeout', 'timeout'), timeout));
    if (isClosed) {
      let wasClosed = false;
      const checkClosed = () => {
        if (wasClosed) fail('The popup was closed before the sign-in was complete', 'aborted', 'popup_closed');
        wasClosed = isClosed();
      };
      timers.push(setInterval(checkClosed, 500));
    }
    window.addEventListener(
      'message',
      ({ data, origin: sender, source }: MessageEvent<unknown>) => {
        if (sender !== origin || !source || source !== getSource() || !isMessage(data) || data.state !== state) return;
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
