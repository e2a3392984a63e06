import { type Client, createClient, media } from '@cartwright/core';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit.js';
import { isSameText } from './is-same-text.js';
import { createMerchantSession, type EndedSessionStorage, type MerchantSession } from './merchant-session.js';
import { createRunOnce, type RunOnce } from './run-once.js';
import { getUploadLimit } from './upload-limit.js';

/** Options of {@link createMerchantArea}. */
export interface MerchantAreaOptions {
  /** Origin of the merchant area, as browsers see it. Forms that other origins submit are rejected. */
  readonly origin: string;
  /** URL of the platform. */
  readonly apiUrl: string;
  /**
   * Base URL of images.
   *
   * @default The platform's media host. For the demo, `apiUrl` and `/media`, as the emulator serves them.
   */
  readonly mediaUrl?: string;
  /** Replacement for the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** API key with permission to manage the site. It never leaves the server. */
  readonly apiKey: string;
  /** Site ID. */
  readonly siteId: string;
  /** URL of the store, which the pages link to. */
  readonly storeUrl: string;
  /** Password to sign in with. A change of it ends all sessions. */
  readonly password: string;
  /** Sessions that were ended, which stay ended when the server restarts. */
  readonly endedSessions?: EndedSessionStorage;
  /** Whether this is the demo, whose sign-in page shows the password. */
  readonly isDemo?: boolean;
}

/** Client, session and settings of the pages. */
export interface MerchantArea {
  /** Client with the API key. */
  readonly client: Client;
  readonly origin: string;
  readonly apiUrl: string;
  readonly mediaUrl: string;
  readonly storeUrl: string;
  readonly session: MerchantSession;
  /** Password that the sign-in page shows. */
  readonly shownPassword: string | undefined;
  /** Carries out a form, or a part of an import or of a bulk change, unless it was sent before. */
  readonly runOnce: RunOnce;
  /** Limit of failed sign-ins. */
  readonly attempts: AttemptLimit;
  /** Returns the limit of a request's body, in bytes, if it is larger than that of all requests. */
  readonly getUploadLimit: (request: Request) => Promise<number | undefined>;
  /** Whether a text is the password. */
  readonly isPassword: (given: string) => Promise<boolean>;
}

/**
 * Creates the merchant area of a site.
 *
 * @throws {TypeError} without a password
 */
export function createMerchantArea(options: MerchantAreaOptions): MerchantArea {
  const { apiKey, apiUrl, endedSessions, fetch, isDemo = false, origin, password, siteId, storeUrl } = options;
  if (!password) throw new TypeError('The merchant area requires a password.');
  const { mediaUrl = isDemo ? `${apiUrl}/media` : media.MEDIA_URL } = options;
  const session = createMerchantSession(origin, `${siteId} ${apiKey} ${password}`, endedSessions);
  return {
    client: createClient({
      apiUrl,
      mediaUrl,
      auth: ApiKeyStrategy({ apiKey, siteId }),
      ...(fetch && { fetch }),
    }),
    origin,
    apiUrl,
    mediaUrl,
    storeUrl,
    session,
    shownPassword: isDemo ? password : undefined,
    runOnce: createRunOnce(),
    attempts: createAttemptLimit(),
    getUploadLimit: (request) => getUploadLimit(request, session),
    isPassword: (given) => isSameText(given, password),
  };
}
