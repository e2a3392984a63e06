import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { onMemberCreated, onMemberDeleted, onMemberUpdated, type Member, type MemberUpdatedEnvelope } from './index.js';

const when = new Date('2026-01-02T03:04:05.678Z');
const member: Member = {
  _id: 'm',
  _createdDate: when,
  _updatedDate: when,
  lastLoginDate: when,
  contact: { addresses: [{ _id: 'a', addressLine: 'Street 1' }] },
};

const { publicKey, signEvent } = await createEventSigner();

test('onMemberCreated decodes the member', async () => {
  const webhooks = createWebhooks({ publicKey });
  const created: Member[] = [];
  webhooks.on(onMemberCreated, ({ entity }) => created.push(entity));
  await webhooks.process(await signEvent(onMemberCreated, { entity: member }));
  expect(created).toEqual([member]);
  expect(onMemberCreated.type).toBe('wix.members.v1.member_created');
});

test('onMemberUpdated decodes the member and previous values', async () => {
  const webhooks = createWebhooks({ publicKey });
  const updated: MemberUpdatedEnvelope[] = [];
  webhooks.on(onMemberUpdated, (event) => updated.push(event));
  const modifiedFields = { lastLoginDate: when, 'profile.nickname': null };
  await webhooks.process(await signEvent(onMemberUpdated, { entity: member, modifiedFields }));
  expect(updated).toMatchObject([{ entity: member, modifiedFields }]);
  expect(onMemberUpdated.type).toBe('wix.members.v1.member_updated');
});

test('onMemberDeleted decodes the member, if it is sent', async () => {
  const webhooks = createWebhooks({ publicKey });
  const deleted: (Member | undefined)[] = [];
  webhooks.on(onMemberDeleted, ({ entity }) => deleted.push(entity));
  await webhooks.process(await signEvent(onMemberDeleted, { entity: member }));
  await webhooks.process(await signEvent(onMemberDeleted, { metadata: { entityId: 'm' } }));
  expect(deleted).toEqual([member, undefined]);
  expect(onMemberDeleted.type).toBe('wix.members.v1.member_deleted');
});
