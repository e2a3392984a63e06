import { operation } from '@cartwright/core';
import { requireNonEmpty } from '../validation/require-non-empty.js';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/**
 * Updates the site's sign-on policy. Requires a merchant identity (API key or app).
 *
 * @param signOnPolicy - Fields to update, with the current `revision`.
 * @returns The updated sign-on policy.
 * @throws {CartwrightError} `invalid_argument` if the policy is missing. No request is sent.
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
  args: ['signOnPolicy'],
  prepare: (signOnPolicy) => requireNonEmpty(signOnPolicy, 'signOnPolicy'),
  request: { signOnPolicy: signOnPolicyShape },
  response: { signOnPolicy: signOnPolicyShape },
  unwrap: 'signOnPolicy',
});
