import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import * as members from './index.js';

const path = '/members/v1/members';
const time = '2026-01-02T03:04:05.678Z';
const moment = new Date(time);
const filter = { _id: { $in: ['m'] }, $or: [{ 'profile._createdDate': { $gt: moment } }, { status: 'PENDING' }] };
const wireFilter = { id: { $in: ['m'] }, $or: [{ 'profile.createdDate': { $gt: time } }, { status: 'PENDING' }] };

operationTable(members, {
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
});

refusalTable(members, [
  ['updateMemberSlug', ['', 'ada'], 'updateMemberSlug: id'],
  ['updateMemberSlug', ['m', ' '], '"slug"'],
  ['updateCurrentMemberSlug', [''], '"slug"'],
  ['bulkDeleteMembers', [[]], '"memberIds"'],
  ['bulkDeleteMembers', [['a', '']], '"memberIds[1]"'],
  ['bulkDeleteMembersByFilter', [undefined], '"filter"'],
  ['bulkApproveMembers', [null], '"filter"'],
  ['bulkBlockMembers', [undefined], '"filter"'],
]);
