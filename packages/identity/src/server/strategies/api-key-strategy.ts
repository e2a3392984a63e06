import { invalidArgument, mergeHeaders, type AuthStrategy, type HeadersInput } from '@cartwright/core';
import { requireHeaderValue } from '../../validation/require-header-value.js';
import { rejectBrowser } from './reject-browser.js';

/** Options of {@link ApiKeyStrategy}. Requires `siteId` or `accountId`. */
export interface ApiKeyStrategyOptions {
  /**
   * API key from the account's settings. It has merchant permissions: keep it on servers, and out of the repository.
   */
  apiKey: string;
  /** ID of the site for site-level calls. */
  siteId?: string;
  /** ID of the account for account-level calls. */
  accountId?: string;
  /** Additional headers of all calls that this strategy authorizes. The strategy's own headers win over them. */
  headers?: HeadersInput;
  /**
   * Allows browsers, where every visitor of the page can read the key and gets the merchant's permissions. Only for
   * applications that are not websites, such as a merchant's own desktop application.
   *
   * @default false
   */
  dangerouslyAllowBrowser?: boolean;
}

/** Authorizes calls with an API key. */
export interface ApiKeyStrategy extends AuthStrategy {
  /**
   * Changes the site of later calls.
   *
   * @param siteId - Site ID. Omit it to send none.
   * @throws {CartwrightError} `invalid_argument` for an ID that cannot be sent as a header.
   */
  setSiteId(siteId?: string): void;
  /**
   * Changes the account of later calls.
   *
   * @param accountId - Account ID. Omit it to send none.
   * @throws {CartwrightError} `invalid_argument` for an ID that cannot be sent as a header.
   */
  setAccountId(accountId?: string): void;
}

/**
 * Creates the auth strategy for a merchant's own programs: all calls have the permissions of an API key.
 *
 * @param options - API key, and site or account.
 * @returns The strategy, for `createClient({ auth })`.
 * @throws {CartwrightError} `invalid_argument` for a key or ID that is empty or cannot be sent as a header, and if both
 * IDs are missing; `secret_in_browser` in a browser.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 * import { ApiKeyStrategy } from '@cartwright/identity/server';
 *
 * const auth = ApiKeyStrategy({ apiKey: 'the-key-of-the-merchant', siteId: '0c5f4b6e-2f0e-4bd4-8f6b-3a3d1c2b7a10' });
 * export const merchant = createClient({ auth, modules: { members } });
 * ```
 */
export function ApiKeyStrategy({
  apiKey,
  headers,
  dangerouslyAllowBrowser,
  ...ids
}: ApiKeyStrategyOptions): ApiKeyStrategy {
  rejectBrowser('ApiKeyStrategy', dangerouslyAllowBrowser);
  requireHeaderValue(apiKey, 'apiKey');
  const { authorization: _, ...additionalHeaders } = mergeHeaders(headers);
  const ownHeaders: Record<string, string> = {};

  const set = (header: string, name: string, value: string | undefined): void => {
    if (value !== undefined) requireHeaderValue(value, name);
    if (value) ownHeaders[header] = value;
    else delete ownHeaders[header];
  };
  const strategy: ApiKeyStrategy = {
    getAuthHeaders: () => Promise.resolve({ headers: { ...additionalHeaders, Authorization: apiKey, ...ownHeaders } }),
    setSiteId: (siteId) => set('wix-site-id', 'siteId', siteId),
    setAccountId: (accountId) => set('wix-account-id', 'accountId', accountId),
  };
  strategy.setSiteId(ids.siteId);
  strategy.setAccountId(ids.accountId);
  if (Object.keys(ownHeaders).length === 0) throw invalidArgument('siteId', 'set, or "accountId"');
  return strategy;
}
