import { loginError } from '../errors/login-error.js';
import type { LoginContext } from '../redirect-login/login-context.js';
import { createRedirect } from '../redirect-login/create-redirect.js';
import { withFrame } from './with-frame.js';

/** Transfers the visitor's session to the pages that the platform hosts, before the browser goes there. */
export interface SessionSync {
  /** Whether the session was transferred within the last week. */
  isSessionSynced(): boolean;
  /**
   * Transfers the session by opening a page of the platform in a hidden iframe. Does nothing if that was done within
   * the last week. Browser only.
   *
   * @param options - `force`: transfers the session in any case.
   * @throws {CartwrightError} `no_redirect_url` with the message `No redirect URL found`; or `timeout` after 30
   * seconds.
   */
  syncToWixPages(options?: { force?: boolean }): Promise<void>;
}

/** Local storage key of the time of the last transfer. Shared with the official client. */
const STORAGE_KEY = 'wixRedirectSessionLastPreWarm';

const WEEK = 604_800_000;

/** Creates a {@link SessionSync}. */
export function sessionSync(context: LoginContext): SessionSync {
  const isSessionSynced = (): boolean => {
    try {
      return Date.now() - Number(localStorage.getItem(STORAGE_KEY)) < WEEK;
    } catch {
      return false;
    }
  };
  return {
    isSessionSynced,
    async syncToWixPages({ force } = {}) {
      if (isSessionSynced() && !force) return;
      const { fullUrl } = await createRedirect(context, { login: {} });
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
        localStorage.setItem(STORAGE_KEY, `${Date.now()}`);
      } catch {
        // Local storage is blocked or full: the next call transfers the session again.
      }
    },
  };
}
