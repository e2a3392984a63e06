import { loginError } from '../errors/login-error.js';
import type { LoginContext } from '../redirect-login/login-context.js';
import { openRedirect } from '../redirect-login/open-redirect.js';
import { withFrame } from './with-frame.js';

/** Makes the platform's own pages know the visitor before the browser goes there. */
export interface SessionSync {
  /** Whether that was done in the last week. */
  isSessionSynced(): boolean;
  /**
   * Does it, at most once a week: opens a page of the platform in a frame that nobody sees. For a browser.
   *
   * @param options - `force`: also when it was done in the last week.
   * @throws {CartwrightError} with the message `No redirect URL found`, or `timeout` after half a minute.
   */
  syncToWixPages(options?: { force?: boolean }): Promise<void>;
}

/** When it was done last, in local storage. The name is the official client's. */
const KEY = 'wixRedirectSessionLastPreWarm';

const WEEK = 604_800_000;

/** Creates it. */
export function sessionSync(context: LoginContext): SessionSync {
  const isSessionSynced = (): boolean => {
    try {
      return Date.now() - Number(localStorage.getItem(KEY)) < WEEK;
    } catch {
      return false;
    }
  };
  return {
    isSessionSynced,
    async syncToWixPages({ force } = {}) {
      if (isSessionSynced() && !force) return;
      const { fullUrl } = await openRedirect(context, { login: {} });
      await withFrame(
        fullUrl,
        (frame) =>
          new Promise<void>((resolve, reject) => {
            const timer = setTimeout(() => reject(loginError('OAuth flow timed out', 'timeout', 'timeout')), 30_000);
            frame.onload = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
      );
      try {
        localStorage.setItem(KEY, `${Date.now()}`);
      } catch {
        // Forbidden or full: it is done again the next time.
      }
    },
  };
}
