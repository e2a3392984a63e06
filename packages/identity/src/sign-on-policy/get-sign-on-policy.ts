import { operation } from '@cartwright/core';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/** Response of `getSignOnPolicy`. */
export interface GetSignOnPolicyResponse {
  /** The sign-on policy. */
  signOnPolicy?: SignOnPolicy;
}

/**
 * Gets the site's sign-on policy: what new members need before they can sign in. Requires a merchant identity (API key
 * or app).
 *
 * @returns The sign-on policy.
 * @throws {ApiError} With status 403 without the required permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { signOnPolicy } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { signOnPolicy } });
 *
 * export const asksForVerification = async () =>
 *   (await client.signOnPolicy.getSignOnPolicy()).signOnPolicy?.requireEmailVerification;
 * ```
 * @see GET /iam/signon/v1/sign-on-policies
 */
export const getSignOnPolicy = /* @__PURE__ */ operation<[], GetSignOnPolicyResponse>({
  id: 'identity.signOnPolicy.getSignOnPolicy',
  method: 'GET',
  path: '/iam/signon/v1/sign-on-policies',
  response: { signOnPolicy: signOnPolicyShape },
  repeatable: true,
});
