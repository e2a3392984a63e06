import { invalidArgument, mergeHeaders, type AuthStrategy, type HeadersInput } from '@cartwright/core';
import { requireHeaderValue } from '../../validation/require-header-value.js';
import { refuseBrowser } from './refuse-browser.js';

/** Options of {@link ApiKeyStrategy}: the key, and the site or account that it is for. */
export interface ApiKeyStrategyOptions {
  /** The key, from the account's settings. It has the merchant's rights: keep it on servers, out of the repository. */
  apiKey: string;
  /** The site that calls are for. It or `accountId` must be there. */
  siteId?: string;
  /** The account that calls are for, where they concern no single site. */
  accountId?: string;
  /** Further headers of every call that this strategy authorizes. Those of the strategy come before them. */
  headers?: HeadersInput;
  /**
   * Lets the strategy run in a browser, where everyone who visits the page can read the key and do with the shop what the
   * merchant can. For programs that are no website, such as a desktop application of the merchant's own.
   */
  dangerouslyAllowBrowser?: boolean;
}

/** Authorizes calls with an API key. */
export interface ApiKeyStrategy extends AuthStrategy {
  /**
   * Changes the site that calls are for, from the next call on.
   *
   * @param siteId - The site's id; none to leave it out.
   * @throws {CartwrightError} `invalid_argument` for what cannot be sent.
   */
  setSiteId(siteId?: string): void;
  /**
   * Changes the account that calls are for, from the next call on.
   *
   * @param accountId - The account's id; none to leave it out.
   * @throws {CartwrightError} `invalid_argument` for what cannot be sent.
   */
  setAccountId(accountId?: string): void;
}

/**
 * The strategy for the merchant's own programs: every call has the rights of an API key.
 *
 * @param options - The key, and the site or account it is for.
 * @returns The strategy for `createClient({ auth })`.
 * @throws {CartwrightError} `invalid_argument` for a key or id that is empty or cannot be sent, and where both ids are
 * missing; `secret_in_browser` in a browser.
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
  refuseBrowser('ApiKeyStrategy', dangerouslyAllowBrowser);
  requireHeaderValue(apiKey, 'apiKey');
  const { authorization: _, ...more } = mergeHeaders(headers);
  const own: Record<string, string> = {};

  const set = (header: string, name: string, value: string | undefined): void => {
    if (value !== undefined) requireHeaderValue(value, name);
    if (value) own[header] = value;
    else delete own[header];
  };
  const strategy: ApiKeyStrategy = {
    getAuthHeaders: () => Promise.resolve({ headers: { ...more, Authorization: apiKey, ...own } }),
    setSiteId: (siteId) => set('wix-site-id', 'siteId', siteId),
    setAccountId: (accountId) => set('wix-account-id', 'accountId', accountId),
  };
  strategy.setSiteId(ids.siteId);
  strategy.setAccountId(ids.accountId);
  if (Object.keys(own).length === 0) throw invalidArgument('siteId', 'given, or "accountId"');
  return strategy;
}
