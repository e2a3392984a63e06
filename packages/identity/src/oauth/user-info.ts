import { operation } from '@cartwright/core';

/** Profile of the signed-in member or user. */
export interface UserInfoResponse {
  /** ID of the member or user. */
  sub?: string;
  /** First name. */
  givenName?: string | null;
  /** Last name. */
  familyName?: string | null;
  /** Email address. */
  email?: string | null;
  /** Whether the email address is verified. */
  emailVerified?: boolean | null;
  /** URL of the profile picture. */
  picture?: string | null;
  /** Language code, such as `en`. */
  language?: string | null;
  /** Full name. */
  name?: string | null;
}

/**
 * Gets the profile of the signed-in member or user.
 *
 * @returns ID, name, email address and picture.
 * @throws {ApiError} With status 401 or 403 for a visitor.
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
