import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours, type Side } from '../harness/sides.js';
import { startJournal } from './journal.js';
import { emulatorFetch } from './platform.js';

const irisId = '5eed0000-0000-4000-8000-000000000001';
const ottoId = '5eed0000-0000-4000-8000-000000000002';

const openShop = (side: Side) => {
  const emulator = createEmulator({ now: () => new Date('2027-01-15T12:00:00Z') });
  const fetch = emulatorFetch(emulator);
  return { emulator, merchant: openMerchant(side, { fetch, apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }) };
};

/** Defines roles, assigns them to members, and takes them away. */
async function manageRoles(side: Side) {
  const { authorization, memberRoleDefinition, members } = openShop(side).merchant;
  const { entries, note, refused } = startJournal();
  const create = memberRoleDefinition.createMemberRoleDefinition;
  await note('create', create('WHOLESALE', { roleTitle: 'Wholesale', blockable: true }));
  await note('create another', create('PRESS', { roleTitle: 'Press' }));
  await refused('create a second time', () => create('PRESS', { roleTitle: 'Press' }));
  await refused('create in lower case', () => create('press', { roleTitle: 'Press' }));
  await note('list', memberRoleDefinition.listMemberRoleDefinitions());
  const update = memberRoleDefinition.updateMemberRoleDefinition;
  await note('update', update('PRESS', { revision: '1', blockable: true }));
  await refused('update an old revision', () => update('PRESS', { revision: '1', blockable: false }));
  await refused('update a role of the platform', () => update('ADMIN', { revision: '1', blockable: false }));
  await note('get', memberRoleDefinition.getMemberRoleDefinition('PRESS'));
  await note('assign', authorization.assignRole(irisId, 'PRESS'));
  await note('assign another', authorization.assignRole(irisId, 'WHOLESALE'));
  await refused('assign an unknown role', () => authorization.assignRole(irisId, 'STAFF'));
  await members.blockMember(ottoId);
  await refused('assign to a blocked member', () => authorization.assignRole(ottoId, 'WHOLESALE'));
  await note('get roles', authorization.getRoles(irisId));
  await refused('get roles of nobody', () => authorization.getRoles(ottoId.replace(/2$/, '9')));
  await note('query', authorization.queryRoles({ query: { filter: { memberId: { $in: [irisId, ottoId] } } } }));
  await note('unassign', authorization.unassignRole(irisId, 'PRESS'));
  await refused('unassign again', () => authorization.unassignRole(irisId, 'PRESS'));
  await note('delete', memberRoleDefinition.deleteMemberRoleDefinition('WHOLESALE'));
  await refused('delete again', () => memberRoleDefinition.deleteMemberRoleDefinition('WHOLESALE'));
  await refused('delete a role of the platform', () => memberRoleDefinition.deleteMemberRoleDefinition('ADMIN'));
  await note('get no roles', authorization.getRoles(irisId));
  return entries;
}

test('both SDKs manage the roles of members with equal results', async () => {
  const own = await manageRoles(ours);
  expect(own).toEqual(await manageRoles(official));
  expect(own.at(-1)).toEqual(['get no roles', { roles: [] }]);
});
