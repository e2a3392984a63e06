import { type EntitySource, queryEntities, queryField, readQuery } from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { findOwnMember, isShown } from '../members-v1/find-member.js';
import { formatMemberAbout } from './format-member-about.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../kernel/input/object.js';
import { defaultLimit } from '../../kernel/query/paging.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import {
  createMemberAbout as create,
  findMemberAbout,
  memberAbouts,
  type StoredMemberAbout,
} from '../../shop/member-abouts/member-about.js';
import { members } from '../../shop/members/member.js';

/** Whether the caller may see the member of a text. */
function shows({ caller, tenant }: RouteContext, { memberId }: StoredMemberAbout): boolean {
  const member = members(tenant).get(memberId);
  return member !== undefined && isShown(caller, member);
}

/**
 * Returns the text with an ID.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND` if the caller may not see one
 */
function requireAbout(context: RouteContext, id = ''): StoredMemberAbout {
  const about = memberAbouts(context.tenant).get(id);
  if (about && shows(context, about)) return about;
  const description = 'No text with this ID is visible to the caller.';
  throw new ApplicationError('notFound', 'NOT_FOUND', description, { id: id.slice(0, 100) });
}

/** Reads rich content. */
function readContent(read: FieldReader, value: unknown): object {
  const content = read.required(value, 'memberAbout.content');
  read.list(content['nodes'], 'memberAbout.content.nodes');
  return content;
}

/** Creates the text about a member. Only the merchant can choose the member. */
const createMemberAbout = route({
  id: 'members.membersAbout.createMemberAbout',
  method: 'POST',
  paths: ['/members/v2/abouts'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, tenant } = context;
    const read = new FieldReader();
    const input = bodyObject(read, body, 'memberAbout');
    const memberId = read.string(input['memberId'], 'memberAbout.memberId', { min: 1, max: 100 }) ?? caller.memberId;
    if (memberId === undefined && caller.kind === 'apiKey') read.missing('memberAbout.memberId');
    const content = readContent(read, input['content']);
    read.check();
    if (caller.kind === 'visitor') {
      throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', 'Visitors have no text about them.');
    }
    return { memberAbout: formatMemberAbout(create(tenant, findOwnMember(context, memberId).id, content)) };
  },
});

/** Gets the text about the signed-in member, if there is one. */
const getMyMemberAbout = route({
  id: 'members.membersAbout.getMyMemberAbout',
  method: 'GET',
  paths: ['/members/v2/abouts/my'],
  access: 'member',
  handle: ({ caller, tenant }) => {
    const about = findMemberAbout(tenant, caller.id);
    return about ? { memberAbout: formatMemberAbout(about) } : {};
  },
});

/** Gets a text. */
const getMemberAbout = route({
  id: 'members.membersAbout.getMemberAbout',
  method: 'GET',
  paths: ['/members/v2/abouts/{id}'],
  access: 'visitor',
  handle: (context) => ({ memberAbout: formatMemberAbout(requireAbout(context, context.params['id'])) }),
});

/** Replaces the content of a text. Requires the current revision. */
const updateMemberAbout = route({
  id: 'members.membersAbout.updateMemberAbout',
  method: 'PATCH',
  paths: ['/members/v2/abouts/{memberAbout.id}'],
  access: 'visitor',
  handle: (context) => {
    const { body, params, tenant } = context;
    const read = new FieldReader();
    const { changes, check, entity } = readChanges(
      read,
      body,
      {
        name: 'memberAbout',
        find: (id) => requireAbout(context, id),
        format: formatMemberAbout,
        fields: { content: 'any', memberId: 'value' },
      },
      params['memberAbout.id'],
    );
    findOwnMember(context, entity.memberId);
    const content = readContent(read, changes['content']);
    check();
    const changed = memberAbouts(tenant).put(changedEntity<StoredMemberAbout>(tenant, entity, { content }));
    return { memberAbout: formatMemberAbout(changed) };
  },
});

/** Deletes a text. */
const deleteMemberAbout = route({
  id: 'members.membersAbout.deleteMemberAbout',
  method: 'DELETE',
  paths: ['/members/v2/abouts/{id}'],
  access: 'visitor',
  handle: (context) => {
    const { id, memberId } = requireAbout(context, context.params['id']);
    findOwnMember(context, memberId);
    memberAbouts(context.tenant).delete(id);
    return {};
  },
});

const fields: EntitySource<StoredMemberAbout>['fields'] = new Map([
  ['id', queryField<StoredMemberAbout>('string', ({ id }) => id, false)],
  ['memberId', queryField<StoredMemberAbout>('string', ({ memberId }) => memberId, false)],
]);

/** Queries the texts that the caller may see, by filter and page. */
const queryMemberAbouts = route({
  id: 'members.membersAbout.queryMemberAbouts',
  method: 'POST',
  paths: ['/members/v2/abouts/query'],
  access: 'visitor',
  handle: (context) => {
    const query = readQuery(context.body);
    const paging = isMissing(query['cursorPaging']) ? {} : query['cursorPaging'];
    const cursorPaging = isObject(paging) ? { ...paging, limit: paging['limit'] ?? defaultLimit } : paging;
    const source: EntitySource<StoredMemberAbout> = {
      entity: 'memberAbout',
      documents: memberAbouts(context.tenant).values(),
      fields,
      defaultSort: [],
      shows: (about) => shows(context, about),
    };
    const { items, pagingMetadata } = queryEntities(source, { query: { ...query, cursorPaging } });
    return { memberAbouts: items.map(formatMemberAbout), metadata: pagingMetadata };
  },
});

/** Routes of texts about members. */
export const memberAboutRoutes: readonly Route[] = [
  createMemberAbout,
  queryMemberAbouts,
  getMyMemberAbout,
  getMemberAbout,
  updateMemberAbout,
  deleteMemberAbout,
];
