import { operation } from '@cartwright/core';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/** Response of `getSignOnPolicy`. */
export interface GetSignOnPolicyResponse {
  /** The policy. */
  signOnPolicy?: SignOnPolicy;
}

/**
 * Gets what the site asks for before a new member may sign in. Requires a merchant identity (API key or app).
 *
 * @returns The policy.
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
