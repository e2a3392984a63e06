import { operation } from '@cartwright/core';
import { requireFilled } from '../validation/require-filled.js';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/**
 * Changes what the site asks for before a new member may sign in. For merchants.
 *
 * @param signOnPolicy - The fields to change, with the current `revision`.
 * @returns The policy as it is now.
 * @throws `CartwrightError` `invalid_argument` when there is no policy. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { signOnPolicy } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { signOnPolicy } });
 *
 * export const askForApproval = (revision: string) =>
 *   client.signOnPolicy.updateSignOnPolicy({ revision, requireOwnerApproval: true });
 * ```
 * @see PATCH /iam/signon/v1/sign-on-policies
 */
export const updateSignOnPolicy = /* @__PURE__ */ operation<[signOnPolicy: SignOnPolicy], SignOnPolicy>({
  id: 'identity.signOnPolicy.updateSignOnPolicy',
  method: 'PATCH',
  path: '/iam/signon/v1/sign-on-policies',
  input(signOnPolicy) {
    requireFilled(signOnPolicy, 'signOnPolicy');
    return { signOnPolicy };
  },
  request: { signOnPolicy: signOnPolicyShape },
  response: { signOnPolicy: signOnPolicyShape },
  unwrap: 'signOnPolicy',
});
