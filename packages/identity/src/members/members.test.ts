import { operationTable, type Row } from '../../../core/src/testing/operation-table.js';
import * as members from './index.js';

const path = '/members/v1/members';
const time = '2026-01-02T03:04:05.678Z';
const moment = new Date(time);
const contact = { firstName: 'Ada', phones: ['+32 1'], customFields: { 'custom.size': { name: 'Size', value: 'M' } } };
const profile = { nickname: 'Ada', slug: 'ada' };
const wire = {
  id: 'm',
  loginEmail: 'ada@shop.example',
  status: 'APPROVED',
  createdDate: time,
  updatedDate: time,
  lastLoginDate: time,
  contact: { ...contact, addresses: [{ id: 'a', addressLine: 'Street 1', city: 'Ghent' }] },
  profile: { ...profile, photo: { id: 'p', url: 'https://static.example/p.jpg', width: 4, height: 3 } },
};
const member: members.Member = {
  _id: 'm',
  loginEmail: 'ada@shop.example',
  status: 'APPROVED',
  _createdDate: moment,
  _updatedDate: moment,
  lastLoginDate: moment,
  contact: { ...contact, addresses: [{ _id: 'a', addressLine: 'Street 1', city: 'Ghent' }] },
  profile: { ...profile, photo: { _id: 'p', url: 'https://static.example/p.jpg', width: 4, height: 3 } },
};
const given = { answer: { member: wire }, returns: { member } };

/** A POST of a member's ID. */
const posts = (verb: string): Row => ({
  args: ['m/1'],
  method: 'POST',
  path: `${path}/m%2F1/${verb}`,
  body: { id: 'm/1' },
  ...given,
});

/** A DELETE of a member's list. */
const clears = (list: string): Row => ({
  args: ['m/1'],
  method: 'DELETE',
  path: `${path}/m%2F1/${list}`,
  query: { id: 'm/1' },
  ...given,
});

const filter = { _id: { $in: ['m'] }, $or: [{ 'profile._createdDate': { $gt: moment } }, { status: 'PENDING' }] };
const wireFilter = { id: { $in: ['m'] }, $or: [{ 'profile.createdDate': { $gt: time } }, { status: 'PENDING' }] };
const { contact: wireContact, ...wireRest } = wire;

operationTable(
  members,
  {
    approveMember: posts('approve'),
    blockMember: posts('block'),
    disconnectMember: posts('disconnect'),
    muteMember: posts('mute'),
    unmuteMember: posts('unmute'),
    deleteMemberAddresses: clears('addresses'),
    deleteMemberEmails: clears('emails'),
    deleteMemberPhones: clears('phones'),
    joinCommunity: { args: [], method: 'POST', path: `${path}/join-community`, body: {}, ...given },
    leaveCommunity: { args: [], method: 'POST', path: `${path}/leave-community`, body: {}, ...given },
    updateMemberSlug: {
      args: ['m', 'ada'],
      method: 'POST',
      path: `${path}/m/slug`,
      body: { id: 'm', slug: 'ada' },
      ...given,
    },
    updateCurrentMemberSlug: {
      args: ['ada'],
      method: 'POST',
      path: `${path}/my/slug`,
      body: { slug: 'ada' },
      ...given,
    },
    getCurrentMember: {
      args: [{ fieldsets: ['FULL', 'PUBLIC'] }],
      method: 'GET',
      path: `${path}/my`,
      query: { fieldsets: ['FULL', 'PUBLIC'] },
      ...given,
    },
    getMember: {
      args: ['m 1', { fieldsets: ['EXTENDED'] }],
      method: 'GET',
      path: `${path}/m%201`,
      query: { id: 'm 1', fieldsets: 'EXTENDED' },
      answer: { member: wire },
      returns: member,
    },
    listMembers: {
      args: [{ fieldsets: ['FULL'], paging: { limit: 2, offset: 4 }, sorting: [{ origin: { latitude: NaN } }] }],
      method: 'GET',
      path,
      query: {
        '.r': Buffer.from(
          '{"fieldsets":["FULL"],"paging":{"limit":2,"offset":4},"sorting":[{"origin":{"latitude":"NaN"}}]}',
        ).toString('base64url'),
      },
      answer: { members: [wire], metadata: { total: 5 } },
      returns: { members: [member], metadata: { total: 5 } },
    },
    queryMembers: {
      args: [
        { filter: { _id: { $in: ['m'] }, 'profile.slug': 'ada' }, paging: { limit: 1 } },
        { fieldsets: ['FULL'], search: { expression: 'ada', fields: ['loginEmail'] } },
      ],
      method: 'POST',
      path: `${path}/query`,
      body: {
        query: { filter: { id: { $in: ['m'] }, 'profile.slug': 'ada' }, paging: { limit: 1 } },
        fieldsets: ['FULL'],
        search: { expression: 'ada', fields: ['loginEmail'] },
      },
      answer: { members: [wire], metadata: { total: 1 } },
      returns: { members: [member], metadata: { total: 1 } },
    },
    createMember: {
      args: [{ member }],
      method: 'POST',
      path,
      body: { member: wire },
      answer: { member: wire },
      returns: member,
    },
    updateMember: {
      args: ['m 1', { ...member, loginEmail: null }],
      method: 'PATCH',
      path: `${path}/m%201`,
      body: { member: { ...wireRest, contact: wireContact, loginEmail: null, id: 'm 1' } },
      answer: { member: wire },
      returns: member,
    },
    deleteMember: { args: ['m'], method: 'DELETE', path: `${path}/m`, query: { id: 'm' }, returns: {} },
    deleteMyMember: {
      args: [{ contentAssigneeId: 'heir' }],
      method: 'DELETE',
      path: `${path}/my`,
      query: { contentAssigneeId: 'heir' },
      returns: {},
    },
    bulkDeleteMembers: {
      args: [['a', 'b']],
      method: 'POST',
      path: `${path}/bulk/delete`,
      body: { memberIds: ['a', 'b'] },
      answer: { results: [{ itemMetadata: { id: 'a', originalIndex: 0, success: true } }] },
      returns: { results: [{ itemMetadata: { _id: 'a', originalIndex: 0, success: true } }] },
    },
    bulkDeleteMembersByFilter: {
      args: [filter, { contentAssigneeId: 'heir', search: { expression: 'x' } }],
      method: 'POST',
      path: `${path}/bulk/delete-by-filter`,
      body: { filter: wireFilter, contentAssigneeId: 'heir', search: { expression: 'x' } },
      answer: { jobId: 'j' },
      returns: { jobId: 'j' },
    },
    bulkApproveMembers: {
      args: [filter],
      method: 'POST',
      path: `${path}/bulk/approve-by-filter`,
      body: { filter: wireFilter },
      answer: { jobId: 'j' },
      returns: { jobId: 'j' },
    },
    bulkBlockMembers: {
      args: [filter],
      method: 'POST',
      path: `${path}/bulk/block-by-filter`,
      body: { filter: wireFilter },
      answer: { jobId: 'j' },
      returns: { jobId: 'j' },
    },
  },
  [
    ...['approveMember', 'blockMember', 'disconnectMember', 'muteMember', 'unmuteMember', 'deleteMember'].flatMap(
      (name) => ['', ' ', '..', undefined].map((id) => [name, [id], `${name}: id`] as const),
    ),
    ...['deleteMemberAddresses', 'deleteMemberEmails', 'deleteMemberPhones', 'getMember'].map(
      (name) => [name, [''], `${name}: id`] as const,
    ),
    ['updateMember', ['', {}], 'updateMember: member.id'],
    ['updateMemberSlug', ['', 'ada'], 'updateMemberSlug: id'],
    ['updateMemberSlug', ['m', ' '], '"slug"'],
    ['updateCurrentMemberSlug', [''], '"slug"'],
    ['bulkDeleteMembers', [[]], '"memberIds"'],
    ['bulkDeleteMembers', [['a', '']], '"memberIds[1]"'],
    ['bulkDeleteMembersByFilter', [undefined], '"filter"'],
    ['bulkApproveMembers', [null], '"filter"'],
    ['bulkBlockMembers', [undefined], '"filter"'],
  ],
);
