import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { refusalTable } from '../../../core/src/testing/operation-table.js';
import * as signOnPolicy from './index.js';

const when = new Date('2026-01-02T03:04:05.678Z');
const policy: signOnPolicy.SignOnPolicy = {
  _id: 'p',
  revision: '3',
  _createdDate: when,
  _updatedDate: when,
  requireOwnerApproval: true,
};

refusalTable(signOnPolicy, [['updateSignOnPolicy', [undefined], '"signOnPolicy"']]);

test('onSignOnPolicyUpdated decodes the policy', async () => {
  const { publicKey, signEvent } = await createEventSigner();
  const webhooks = createWebhooks({ publicKey });
  const events: signOnPolicy.SignOnPolicyUpdatedEnvelope[] = [];
  webhooks.on(signOnPolicy.onSignOnPolicyUpdated, (event) => events.push(event));
  const modifiedFields = { requireOwnerApproval: false };
  await webhooks.process(await signEvent(signOnPolicy.onSignOnPolicyUpdated, { entity: policy, modifiedFields }));
  expect(events).toMatchObject([{ entity: policy, modifiedFields }]);
  expect(signOnPolicy.onSignOnPolicyUpdated.type).toBe('wix.iam.signon.v1.sign_on_policy_updated');
});
