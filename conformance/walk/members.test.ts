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

const write = (text: string) => ({
  nodes: [{ type: 'PARAGRAPH' as const, nodes: [{ type: 'TEXT' as const, textData: { text } }] }],
});

/** Writes texts about members as the merchant, and as the member itself. */
async function writeAbout(side: Side) {
  const { emulator, merchant } = openShop(side);
  const { membersAbout } = merchant;
  const { entries, note, refused } = startJournal();
  const about = await note('create', membersAbout.createMemberAbout({ memberId: irisId, content: write('I sing.') }));
  await refused('create a second one', () =>
    membersAbout.createMemberAbout({ memberId: irisId, content: write('I hum.') }),
  );
  await refused('create without a member', () => membersAbout.createMemberAbout({ content: write('I hum.') }));
  const id = about._id ?? '';
  const update = (revision: string, text: string) =>
    membersAbout.updateMemberAbout(id, { revision, content: write(text) });
  await note('update', update('1', 'I sing alto.'));
  await refused('update an old revision', () => update('1', 'I hum.'));
  await note('get', membersAbout.getMemberAbout(id));
  const { items } = await membersAbout.queryMemberAbouts().eq('memberId', irisId).find();
  await note('query', Promise.resolve(items));
  await refused('get the merchant’s own', () => membersAbout.getMyMemberAbout());
  await note('delete', membersAbout.deleteMemberAbout(id));
  await refused('get a deleted one', () => membersAbout.getMemberAbout(id));
  return { entries, events: emulator.events().map(({ type }) => type) };
}

test('both SDKs write texts about members with equal results', async () => {
  const own = await writeAbout(ours);
  expect(own).toEqual(await writeAbout(official));
  expect(own.entries.find(([name]) => name === 'query')?.[1]).toMatchObject([
    { revision: '2', content: write('I sing alto.') },
  ]);
});

/** Defines fields of profiles, and reads the values of a member. */
async function defineFields(side: Side) {
  const { customFields, members } = openShop(side).merchant;
  const { entries, note, refused } = startJournal();
  const create = customFields.createCustomField;
  const field = await note('create', create({ name: 'Shoe size', fieldType: 'NUMBER' }));
  expect(field._createdDate).toBeInstanceOf(Date);
  await refused('create the same name', () => create({ name: 'Shoe size' }));
  await refused('create without a network', () => create({ name: 'Videos', fieldType: 'SOCIAL' }));
  await note('list', customFields.listCustomFields({ paging: { limit: 3, offset: 7 } }));
  const id = field._id ?? '';
  await note('update', customFields.updateCustomField(id, { revision: '1', name: 'Size of shoes' }));
  await refused('update an old revision', () => customFields.updateCustomField(id, { revision: '1' }));
  const contact = { customFields: { 'custom.shoe-size': { value: 39 } } };
  await members.updateMember(irisId, { contact });
  const { contact: saved } = await members.getMember(irisId, { fieldsets: ['FULL'] });
  await note('values', Promise.resolve(saved?.customFields));
  await note('order', customFields.updateCustomFieldsOrder([id], { section: 'GENERAL' }));
  await note('hide', customFields.hideCustomField(id, '2'));
  await refused('create with another type', () => create({ name: 'Size of shoes', fieldType: 'TEXT' }));
  await refused('delete an old revision', () => customFields.deleteCustomField(id, '2'));
  await note('get', customFields.getCustomField(id));
  await note('delete', customFields.deleteCustomField(id, '3'));
  await refused('get a deleted one', () => customFields.getCustomField(id));
  return entries;
}

test('both SDKs define fields of profiles with equal results', async () => {
  const own = await defineFields(ours);
  expect(own).toEqual(await defineFields(official));
  expect(own.find(([name]) => name === 'values')?.[1]).toEqual({
    'custom.shoe-size': { name: 'Size of shoes', value: 39 },
  });
});

test('both SDKs manage the roles of members with equal results', async () => {
  const own = await manageRoles(ours);
  expect(own).toEqual(await manageRoles(official));
  expect(own.at(-1)).toEqual(['get no roles', { roles: [] }]);
});
