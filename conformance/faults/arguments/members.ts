import { anId as id } from './an-id.js';

const content = { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'I sing.' } }] }] };

/** Arguments for the operations of roles of members, of texts about them, and of fields of their profiles. */
export const membersArguments: Readonly<Record<string, readonly unknown[]>> = {
  'members.authorization.assignRole': [id, 'WHOLESALE'],
  'members.authorization.getRoles': [id],
  'members.authorization.queryRoles': [{ query: { filter: { memberId: id } } }],
  'members.authorization.unassignRole': [id, 'WHOLESALE'],
  'members.memberRoleDefinition.createMemberRoleDefinition': ['WHOLESALE', { roleTitle: 'Wholesale' }],
  'members.memberRoleDefinition.deleteMemberRoleDefinition': ['WHOLESALE'],
  'members.memberRoleDefinition.getMemberRoleDefinition': ['WHOLESALE'],
  'members.memberRoleDefinition.listMemberRoleDefinitions': [],
  'members.memberRoleDefinition.updateMemberRoleDefinition': ['WHOLESALE', { blockable: true, revision: '1' }],
  'members.membersAbout.createMemberAbout': [{ memberId: id, content }],
  'members.membersAbout.deleteMemberAbout': [id],
  'members.membersAbout.getMemberAbout': [id],
  'members.membersAbout.getMyMemberAbout': [],
  'members.membersAbout.queryMemberAbouts': [{ filter: { memberId: id } }],
  'members.membersAbout.updateMemberAbout': [id, { content, revision: '1' }],
  'members.customFields.createCustomField': [{ name: 'Shoe size', fieldType: 'NUMBER' }],
  'members.customFields.deleteCustomField': [id, '1'],
  'members.customFields.getCustomField': [id],
  'members.customFields.hideCustomField': [id, '1'],
  'members.customFields.listCustomFields': [{ paging: { limit: 10 } }],
  'members.customFields.updateCustomField': [id, { name: 'Size of shoes', revision: '1' }],
  'members.customFields.updateCustomFieldsOrder': [[id], { section: 'GENERAL' }],
};
