import { type Client, createClient } from '@cartwright/core';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import type { Platform } from '../../storefront/src/lib/server/platform.js';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit.js';
import { isSameText } from './is-same-text.js';
import { createRunOnce, type RunOnce } from './run-once.js';
import { getUploadLimit } from './upload-limit.js';
import { createMerchantSession, type EndedSessionStorage, type MerchantSession } from './merchant-session.js';

/** Options of {@link createMerchantArea}. */
export interface MerchantAreaOptions extends Platform {
  /** Origin of the store. Forms that other origins submit are rejected. */
  readonly origin: string;
  /** Base URL of images. */
  readonly mediaUrl: string;
  /** API key with permission to manage the site. It never leaves the server. */
  readonly apiKey: string;
  /** Site ID. Required with `merchantPassword`. */
  readonly siteId?: string | undefined;
  /** Password of the merchant area. A change of it ends all sessions. Without one, the store has no merchant area. */
  readonly merchantPassword?: string;
  /** Sessions that were ended, which stay ended when the server restarts. */
  readonly endedMerchantSessions?: EndedSessionStorage;
  /** Whether the store is the demo, with a page that lists test members, codes and cards, and the merchant's password. */
  readonly isDemo?: boolean;
}

/** Pages for the merchant, under `/merchant`. */
export interface MerchantArea {
  /** Client with the API key. */
  readonly client: Client;
  readonly origin: string;
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

/** Creates the merchant area of a site, or returns `undefined` without a password. */
export function createMerchantArea(options: MerchantAreaOptions): MerchantArea | undefined {
  const { apiKey, apiUrl, fetch, isDemo, mediaUrl, merchantPassword: password, origin, siteId = '' } = options;
  if (!password) return undefined;
  const session = createMerchantSession(origin, `${siteId} ${apiKey} ${password}`, options.endedMerchantSessions);
  return {
    client: createClient({
      apiUrl,
      mediaUrl,
      auth: ApiKeyStrategy({ apiKey, siteId }),
      ...(fetch && { fetch }),
    }),
    origin,
    session,
    shownPassword: isDemo ? password : undefined,
    runOnce: createRunOnce(),
    attempts: createAttemptLimit(),
    getUploadLimit: (request) => getUploadLimit(request, session),
    isPassword: (given) => isSameText(given, password),
  };
}
