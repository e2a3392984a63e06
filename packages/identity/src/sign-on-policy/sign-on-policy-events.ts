import { event, type UpdatedEnvelope } from '@cartwright/core';
import { signOnPolicyShape, type SignOnPolicy } from './sign-on-policy.js';

/** Event of an updated sign-on policy. */
export type SignOnPolicyUpdatedEnvelope = UpdatedEnvelope<SignOnPolicy>;

/**
 * Triggered when a sign-on policy is updated. For `on` of `createWebhooks`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onSignOnPolicyUpdated } from '@cartwright/identity/sign-on-policy';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onSignOnPolicyUpdated, ({ entity }) => console.log(entity.requireOwnerApproval));
 * ```
 */
export const onSignOnPolicyUpdated = /* @__PURE__ */ event<SignOnPolicyUpdatedEnvelope>({
  type: 'wix.iam.signon.v1.sign_on_policy_updated',
  kind: 'updated',
  entity: signOnPolicyShape,
});
