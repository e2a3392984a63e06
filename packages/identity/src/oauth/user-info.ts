import { operation } from '@cartwright/core';

/** What is known about who is signed in. */
export interface UserInfoResponse {
  /** The id. */
  sub?: string;
  /** First name. */
  givenName?: string | null;
  /** Last name. */
  familyName?: string | null;
  /** Email address. */
  email?: string | null;
  /** Whether the address was verified. */
  emailVerified?: boolean | null;
  /** The URL of a picture. */
  picture?: string | null;
  /** The language, such as `en`. */
  language?: string | null;
  /** The whole name. */
  name?: string | null;
}

/**
 * Gets what is known about who is signed in.
 *
 * @returns Id, name, email address.
 * @throws {ApiError} With status 401 or 403 if no member is signed in.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { oauth } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { oauth } });
 *
 * export const nameOfUser = async () => (await client.oauth.userInfo()).name;
 * ```
 * @see GET /oauth2/user-info
 */
export const userInfo = /* @__PURE__ */ operation<[], UserInfoResponse>({
  id: 'identity.oauth.userInfo',
  method: 'GET',
  path: '/oauth2/user-info',
  repeatable: true,
});
