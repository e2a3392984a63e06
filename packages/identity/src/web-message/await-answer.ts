import { loginError } from '../errors/login-error.js';
import type { AuthAnswer } from '../redirect-login/parse-from-url.js';

/** Which message is waited for, and how long. */
interface AwaitedAnswer {
  /** The address of the login: only its origin is listened to. */
  authUrl: string;
  /** The state of the login: an answer to another one is not taken. */
  state: string;
  /** The window that the answer must come from. */
  getSource: () => unknown;
  /** Asked every half second. When it is closed twice, nothing can come any more: a window may post its answer and close. */
  isClosed?: () => boolean;
  signal?: AbortSignal | undefined;
  /** Milliseconds. Without it there is no limit. */
  timeout?: number | undefined;
}

/** What the login page posts. */
type Message = Record<'code' | 'state' | 'error' | 'error_description', unknown>;

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

/**
 * Waits for the answer of a login that happens in another window. Whatever else is posted to this one is left alone, and
 * nothing is left behind.
 */
export function awaitAnswer({
  authUrl,
  state,
  getSource,
  isClosed,
  signal,
  timeout,
}: AwaitedAnswer): Promise<AuthAnswer> {
  const { origin } = new URL(authUrl);
  const end = new AbortController();
  const timers: ReturnType<typeof setInterval>[] = [];
  const answer = new Promise<AuthAnswer>((resolve, reject) => {
    const fail = (message: string, kind: 'timeout' | 'aborted', code: string, cause?: unknown) =>
      reject(loginError(message, kind, code, cause));
    const cancel = () => fail('The call was aborted', 'aborted', 'aborted', signal?.reason);
    if (signal?.aborted) return cancel();
    const options = { signal: end.signal };
    signal?.addEventListener('abort', cancel, options);
    if (timeout !== undefined)
      timers.push(setTimeout(() => fail('OAuth flow timed out', 'timeout', 'timeout'), timeout));
    if (isClosed) {
      let wasClosed = false;
      const look = () => {
        if (wasClosed) fail('The login window was closed', 'aborted', 'popup_closed');
        wasClosed = isClosed();
      };
      timers.push(setInterval(look, 500));
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
  return answer.finally(() => {
    end.abort();
    timers.forEach(clearTimeout);
  });
}
