import { authorization, customFields, memberRoleDefinition, membersAbout } from '@cartwright/members';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, flag, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import { officialMemberModules } from '../harness/sides.js';
import {
  createFilter,
  createQuery,
  entityFields,
  revision,
  richContent,
  some,
  wireEntityFields,
  wireRichContent,
} from './catalog-v3-arbitraries.js';

type Rows = Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>>;

const role = partialRecord({ id: guid, roleKey: text, title: text, blockable: flag, revision: nullable(revision) });
const roleKey = fc.constantFrom('WHOLESALE', 'PRESS_2', 'a b/c');

describe('memberRoleDefinition', () => {
  const response = partialRecord({ role, roles: list(role) });
  const rows: Rows = {
    createMemberRoleDefinition: fc.tuple(text, partialRecord({ roleTitle: text, blockable: flag })),
    getMemberRoleDefinition: fc.tuple(roleKey),
    listMemberRoleDefinitions: fc.constant([]),
    updateMemberRoleDefinition: fc.tuple(roleKey, partialRecord({ blockable: flag, revision: nullable(revision) })),
    deleteMemberRoleDefinition: fc.tuple(roleKey),
  };
  for (const [name, args] of Object.entries(rows)) sameOperation(`memberRoleDefinition.${name}`, args, response);
});

describe('authorization', () => {
  const response = partialRecord({
    roleKey: text,
    roles: list(role),
    rolesByMemberId: fc.dictionary(guid, fc.record({ roles: list(role) })),
  });
  const query = partialRecord({ filter: createFilter('memberId', '_id', 'roles.roleKey') });
  const rows: Rows = {
    assignRole: fc.tuple(pathId, text),
    unassignRole: fc.tuple(pathId, text),
    getRoles: fc.tuple(pathId),
    queryRoles: fc.tuple(fc.option(partialRecord({ query }), { nil: undefined })),
  };
  for (const [name, args] of Object.entries(rows)) sameOperation(`authorization.${name}`, args, response);
});

describe('membersAbout', () => {
  const about = { revision: nullable(revision), memberId: nullable(guid) };
  const wireAbout = partialRecord({ ...about, id: guid, content: wireRichContent });
  const response = partialRecord({
    memberAbout: wireAbout,
    memberAbouts: list(wireAbout),
    metadata: partialRecord({ count, cursors: partialRecord({ next: nullable(text) }) }),
  });
  const update = fc.tuple(partialRecord({ memberId: nullable(guid), content: richContent }), revision);
  const rows: Rows = {
    createMemberAbout: fc.tuple(partialRecord({ ...about, _id: nullable(guid), content: richContent })),
    getMemberAbout: fc.tuple(pathId),
    getMyMemberAbout: fc.constant([]),
    updateMemberAbout: fc.tuple(
      pathId,
      update.map(([given, current]) => ({ ...given, revision: current })),
    ),
    deleteMemberAbout: fc.tuple(pathId),
    queryMemberAbouts: fc.tuple(createQuery('_id', 'memberId')),
  };
  for (const [name, args] of Object.entries(rows)) sameOperation(`membersAbout.${name}`, args, response);
});

describe('customFields', () => {
  const field = {
    name: nullable(text),
    key: nullable(fc.constantFrom('custom.size', 'id')),
    defaultPrivacy: fc.constantFrom('PUBLIC', 'NEW_VALUE'),
    fieldType: fc.constantFrom('TEXT', 'SOCIAL'),
    socialType: fc.constantFrom('UNKNOWN', 'TIKTOK'),
    section: fc.constantFrom('GENERAL', 'SOCIAL'),
  };
  const own = partialRecord({ ...entityFields, ...field });
  const wire = partialRecord({ ...wireEntityFields, ...field });
  const response = partialRecord({
    field: wire,
    fields: list(wire),
    metadata: partialRecord({ count, offset: count, total: count, tooManyToCount: flag }),
    section: field.section,
  });
  const paging = partialRecord({ limit: count, offset: count });
  const rows: Rows = {
    createCustomField: fc.tuple(own),
    getCustomField: fc.tuple(pathId),
    listCustomFields: fc.tuple(fc.option(partialRecord({ paging }), { nil: undefined })),
    updateCustomField: fc.tuple(
      pathId,
      fc.tuple(own, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
    ),
    deleteCustomField: fc.tuple(pathId, revision),
    hideCustomField: fc.tuple(pathId, revision),
    updateCustomFieldsOrder: fc.tuple(
      some(guid),
      fc.option(partialRecord({ section: field.section }), { nil: undefined }),
    ),
  };
  for (const [name, args] of Object.entries(rows)) sameOperation(`customFields.${name}`, args, response);
});

type Exports = Readonly<Record<string, unknown>>;

const getNames = (module: Exports, type: string) =>
  Object.keys(module)
    .filter((name) => typeof module[name] === type && name !== 'utils')
    .sort();

const modules: readonly { name: string; official: Exports; ours: Exports; functions: number }[] = [
  { name: 'authorization', official: officialMemberModules.authorization, ours: authorization, functions: 4 },
  { name: 'customFields', official: officialMemberModules.customFields, ours: customFields, functions: 7 },
  {
    name: 'memberRoleDefinition',
    official: officialMemberModules.memberRoleDefinition,
    ours: memberRoleDefinition,
    functions: 5,
  },
  { name: 'membersAbout', official: officialMemberModules.membersAbout, ours: membersAbout, functions: 9 },
];

describe.each(modules)('$name', ({ functions, official, ours }) => {
  test('has the functions and events of the official module, no more and no less', () => {
    expect(getNames(ours, 'function')).toEqual(getNames(official, 'function'));
    expect(getNames(ours, 'function')).toHaveLength(functions);
  });

  test('has the enumerations of the official module with the same values', () => {
    expect(getNames(ours, 'object')).toEqual(getNames(official, 'object'));
    for (const name of getNames(ours, 'object')) expect(ours[name]).toEqual(official[name]);
  });
});
