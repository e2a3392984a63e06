import { operation } from '@cartwright/core';
import { requireFilled } from '../validation/require-filled.js';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/**
 * Changes what the site asks for before a new member may sign in. Requires a merchant identity (API key or app).
 *
 * @param signOnPolicy - The fields to change, with the current `revision`.
 * @returns The updated policy.
 * @throws {CartwrightError} `invalid_argument` when there is no policy. No request is sent.
 * @throws {ApiError} With status 403 without the required permission.
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
