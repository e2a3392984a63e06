import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as signOnPolicy from './index.js';

const path = '/iam/signon/v1/sign-on-policies';
const time = '2026-01-02T03:04:05.678Z';
const wire = { id: 'p', revision: '3', createdDate: time, updatedDate: time, requireOwnerApproval: true };
const policy: signOnPolicy.SignOnPolicy = {
  _id: 'p',
  revision: '3',
  _createdDate: new Date(time),
  _updatedDate: new Date(time),
  requireOwnerApproval: true,
};

operationTable(
  signOnPolicy,
  {
    getSignOnPolicy: {
      args: [],
      method: 'GET',
      path,
      answer: { signOnPolicy: wire },
      returns: { signOnPolicy: policy },
    },
    updateSignOnPolicy: {
      args: [policy],
      method: 'PATCH',
      path,
      body: { signOnPolicy: wire },
      answer: { signOnPolicy: wire },
      returns: policy,
    },
  },
  [['updateSignOnPolicy', [undefined], '"signOnPolicy"']],
);

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
