import { operation } from '@cartwright/core';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/** The answer of `getSignOnPolicy`. */
export interface GetSignOnPolicyResponse {
  /** The policy. */
  signOnPolicy?: SignOnPolicy;
}

/**
 * Gets what the site asks for before a new member may sign in. For merchants.
 *
 * @returns The policy.
 * @throws `ApiError` with status 403 for callers without the permission.
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
