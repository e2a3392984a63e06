import { anId as id } from './an-id.js';

/** Arguments for the operations of roles of members. */
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
};
