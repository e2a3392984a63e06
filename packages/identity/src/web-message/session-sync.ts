import type { LoginContext } from '../redirect-login/login-context.js';
import { createRedirect } from '../redirect-login/create-redirect.js';
import { timedOut } from './timed-out.js';
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

/** Runs a function with the local storage, and returns its result. `undefined` if the storage is blocked or full. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** Creates a {@link SessionSync}. */
export function sessionSync(context: LoginContext): SessionSync {
  const isSessionSynced = () =>
    withStorage((storage) => Date.now() - Number(storage.getItem(STORAGE_KEY)) < WEEK) ?? false;
  return {
    isSessionSynced,
    async syncToWixPages({ force } = {}) {
      if (isSessionSynced() && !force) return;
      const { fullUrl } = await createRedirect(context, { login: {} });
      await withFrame(
        fullUrl,
        (frame) =>
          new Promise((resolve, reject) => {
            frame.onload = resolve;
            setTimeout(() => reject(timedOut()), 30_000);
          }),
      );
      withStorage((storage) => storage.setItem(STORAGE_KEY, `${Date.now()}`));
    },
  };
}
