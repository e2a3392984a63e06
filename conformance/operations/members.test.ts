import type * as members from '@wix/auto_sdk_members_members';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldName,
  count,
  filled,
  flag,
  float,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
} from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { sameCall } from '../harness/same-call.js';
import { official, ours, type AnyClient } from '../harness/sides.js';
import { wireMetadata } from './wire-entities.js';

const key = fc.constantFrom('custom.size', '_id', 'createdDate');
const place = {
  addressLine2: nullable(text),
  city: nullable(text),
  country: nullable(fc.constantFrom('BE', 'US')),
  postalCode: nullable(text),
};
const street = fc.oneof(
  fc.record({ addressLine: nullable(text) }),
  fc.record({ streetAddress: partialRecord({ number: text, name: text }) }),
);
const addressWith = (id: '_id' | 'id') =>
  fc.tuple(partialRecord({ [id]: nullable(guid), ...place }), street).map(([one, other]) => ({ ...one, ...other }));
const contactWith = (id: '_id' | 'id') =>
  partialRecord({
    firstName: nullable(text),
    phones: nullable(list(text)),
    emails: nullable(list(fc.emailAddress())),
    addresses: list(addressWith(id)),
    company: nullable(text),
    customFields: fc.dictionary(
      key,
      fc.record({ name: nullable(text), value: fc.oneof(text, count, fc.constant(null)) }),
    ),
  });
const pictureWith = (id: '_id' | 'id') => partialRecord({ [id]: text, url: text, height: count, width: count });
const profileWith = (id: '_id' | 'id') =>
  partialRecord({ nickname: nullable(text), slug: nullable(text), photo: pictureWith(id), cover: pictureWith(id) });

const own: fc.Arbitrary<members.Member> = partialRecord({
  loginEmail: nullable(fc.emailAddress()),
  contact: contactWith('_id'),
  profile: profileWith('_id'),
  privacyStatus: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const),
  _createdDate: moment,
  _updatedDate: moment,
  lastLoginDate: moment,
  extendedFields: fc.record({ namespaces: fc.dictionary(fc.constant('@app/a'), fc.dictionary(fieldName, text)) }),
});

const wireMember = partialRecord({
  id: guid,
  loginEmail: fc.emailAddress(),
  loginEmailVerified: flag,
  status: fc.constantFrom('APPROVED', 'PENDING'),
  contactId: guid,
  contact: contactWith('id'),
  profile: profileWith('id'),
  createdDate: wireDate,
  updatedDate: wireDate,
  lastLoginDate: wireDate,
});
const response = partialRecord({ member: wireMember });
const listed = partialRecord({ members: list(wireMember), metadata: wireMetadata });

const fieldsets = list(fc.constantFrom('PUBLIC' as const, 'EXTENDED' as const, 'FULL' as const));
const search = partialRecord({ expression: nullable(text), fields: list(text) });
const field = fc.constantFrom('_id', 'loginEmail', 'contact.firstName', 'profile.slug', 'profile._id', '_createdDate');
const condition = fc.oneof(
  text,
  fc.constant(null),
  fc.record({ $in: list(text) }),
  fc.record({ $gt: moment }),
  fc.record({ $exists: flag }),
);
const flat = fc.dictionary(field, condition, { maxKeys: 3 });
const filter = fc.oneof(flat, fc.record({ $or: fc.array(flat, { minLength: 1, maxLength: 3 }) }));

describe('members', () => {
  for (const name of [
    'approveMember',
    'blockMember',
    'disconnectMember',
    'muteMember',
    'unmuteMember',
    'deleteMemberAddresses',
    'deleteMemberEmails',
    'deleteMemberPhones',
  ] as const) {
    sameCall(`members.${name}`, fc.tuple(pathId), response);
  }

  sameCall('members.joinCommunity', fc.constant([]), response);
  sameCall('members.leaveCommunity', fc.constant([]), response);
  sameCall('members.updateMemberSlug', fc.tuple(pathId, filled), response);
  sameCall('members.updateCurrentMemberSlug', fc.tuple(filled), response);
  sameCall('members.getCurrentMember', fc.oneof(fc.tuple(partialRecord({ fieldsets })), fc.constant([])), response);
  sameCall('members.getMember', fc.oneof(fc.tuple(pathId, partialRecord({ fieldsets })), fc.tuple(pathId)), response);
  sameCall('members.createMember', fc.oneof(fc.tuple(partialRecord({ member: own })), fc.constant([])), response);
  sameCall('members.updateMember', fc.tuple(pathId, own), response);
  sameCall('members.deleteMember', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'members.deleteMyMember',
    fc.oneof(fc.tuple(partialRecord({ contentAssigneeId: nullable(guid) })), fc.constant([])),
    fc.constant({}),
  );

  sameCall(
    'members.listMembers',
    fc.oneof(
      fc.tuple(
        partialRecord({
          paging: partialRecord({ limit: count, offset: nullable(count) }),
          fieldsets,
          sorting: list(
            partialRecord({
              fieldName: fc.constantFrom('createdDate', 'profile.nickname'),
              order: fc.constantFrom('ASC' as const, 'DESC' as const),
              origin: partialRecord({ latitude: float, longitude: float }),
            }),
          ),
        }),
      ),
      fc.constant([]),
    ),
    listed,
  );

  sameCall(
    'members.bulkDeleteMembers',
    fc.tuple(fc.array(guid, { minLength: 1, maxLength: 3 })),
    partialRecord({
      results: list(fc.record({ itemMetadata: partialRecord({ id: guid, originalIndex: count, success: flag }) })),
      bulkActionMetadata: partialRecord({ totalSuccesses: count, totalFailures: count }),
    }),
  );
  sameCall('members.bulkApproveMembers', fc.tuple(filter), partialRecord({ jobId: guid }));
  sameCall('members.bulkBlockMembers', fc.tuple(filter), partialRecord({ jobId: guid }));
  sameCall(
    'members.bulkDeleteMembersByFilter',
    fc.oneof(fc.tuple(filter), fc.tuple(filter, partialRecord({ contentAssigneeId: nullable(guid), search }))),
    partialRecord({ jobId: guid }),
  );

  sameCall(
    'members.queryMembers',
    fc.tuple(
      partialRecord({ filter, paging: partialRecord({ limit: count, offset: count }) }),
      partialRecord({ fieldsets, search }),
    ) as fc.Arbitrary<readonly unknown[]>,
    listed,
  );

  test('queryMembers as a builder: same requests, equal results', async () => {
    const build = async (client: AnyClient) => {
      const builder = invoke(client, 'members.queryMembers', { fieldsets: ['FULL'], search: { expression: 'a' } });
      const page = await (builder as members.MembersQueryBuilder)
        .eq('_id', 'm')
        .ne('status', 'BLOCKED')
        .startsWith('contact.firstName', 'A')
        .in('privacyStatus', ['PUBLIC', 'PRIVATE'])
        .exists('profile.slug', true)
        .skip(2)
        .limit(2)
        .find();
      const { items } = await page.next();
      return { items: [page.items, items], total: page.totalCount, pages: page.totalPages, next: page.hasNext() };
    };
    const json = { members: [{ id: 'm', createdDate: '2024-01-02T03:04:05.678Z' }], metadata: { total: 9 } };
    const theirs = await capture(official, { json }, build);
    const mine = await capture(ours, { json }, build);
    expect(theirs.error).toBeUndefined();
    expect(theirs.sent).toHaveLength(2);
    expect(mine.sent).toEqual(theirs.sent);
    expect(mine.value).toEqual(theirs.value);
  });
});
