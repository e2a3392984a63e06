import { offsetPaging } from '../../kernel/query/paging.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type Member, members } from '../../shop/members/member.js';
import { findMember, isShown, memberNotFound } from './find-member.js';
import { requestedFieldSet, isOwn, memberStatus, formatMember } from './format-member.js';

/** Gets the signed-in member. */
export const getCurrentMember = route({
  id: 'members.members.getCurrentMember',
  method: 'GET',
  paths: ['/members/v1/members/my', '/v1/members/my'],
  access: 'visitor',
  handle: (context) => {
    const { caller, query } = context;
    if (caller.memberId === undefined) throw memberNotFound();
    return { member: formatMember(caller, findMember(context, caller.memberId), requestedFieldSet(query)) };
  },
});

/** Gets a member by id. */
export const getMember = route({
  id: 'members.members.getMember',
  method: 'GET',
  paths: ['/members/v1/members/{id}', '/v1/members/{id}'],
  access: 'visitor',
  handle: (context) => {
    const { caller, params, query } = context;
    return { member: formatMember(caller, findMember(context, params.id), requestedFieldSet(query)) };
  },
});

const text = (read: (member: Member) => string | undefined, sortable = false): QueryField<Member> => ({
  type: 'string',
  sortable,
  read,
});

/** Fields of a member that queries can filter, search and sort by. */
const memberFields: QueryFields<Member> = new Map<string, QueryField<Member>>([
  ['id', text(({ id }) => id)],
  ['loginEmail', text(({ loginEmail }) => loginEmail, true)],
  ['status', text(memberStatus)],
  ['contactId', text(({ id }) => id)],
  ['contact.firstName', text(({ contact }) => contact.firstName, true)],
  ['contact.lastName', text(({ contact }) => contact.lastName, true)],
  ['profile.nickname', text(({ profile }) => profile.nickname, true)],
  ['profile.slug', text(({ profile }) => profile.slug, true)],
  ['privacyStatus', text(({ privacyStatus }) => privacyStatus)],
  ['createdDate', { type: 'date', sortable: true, read: ({ createdDate }) => createdDate }],
  ['lastLoginDate', { type: 'date', sortable: true, read: ({ lastLoginDate }) => lastLoginDate }],
]);

const searched = ({ contact, loginEmail, profile }: Member, own: boolean): string =>
  [profile.nickname, ...(own ? [loginEmail, contact.firstName, contact.lastName] : [])].join(' ').toLowerCase();

/** Finds the members of a query that are visible to the caller. */
export function findMembers({ caller, tenant }: RouteContext, query: unknown, search?: unknown) {
  const expression = isObject(search)
    ? readString(search.expression, 'search.expression', 100)?.toLowerCase()
    : undefined;
  const shows = (member: Member) =>
    isShown(caller, member) &&
    (expression === undefined || searched(member, isOwn(caller, member)).includes(expression));
  return runQuery({ entity: 'member', fields: memberFields, documents: members(tenant).values(), shows }, query);
}

/** Adds `hasNext` to the paging metadata, which the Members API has for offset paging too. */
const withHasNext = (metadata: object): object => {
  if ('hasNext' in metadata) return metadata;
  const { count = 0, offset = 0, total = 0 } = metadata as { count?: number; offset?: number; total?: number };
  return { ...metadata, hasNext: offset + count < total };
};

/** Lists members by page. */
export const listMembers = route({
  id: 'members.members.listMembers',
  method: 'GET',
  paths: ['/members/v1/members', '/v1/members'],
  access: 'visitor',
  handle: (context) => {
    const input = isObject(context.query) ? context.query : {};
    const paging = offsetPaging(input.paging, 'paging');
    const { items, metadata } = findMembers(context, { paging, sort: getSorting(input.sorting) });
    const fieldSet = requestedFieldSet(input);
    return {
      members: items.map((member) => formatMember(context.caller, member, fieldSet)),
      metadata: withHasNext(metadata),
    };
  },
});

/** Queries members by filter, sorting and page. */
export const queryMembers = route({
  id: 'members.members.queryMembers',
  method: 'POST',
  paths: ['/members/v1/members/query', '/v1/members/query'],
  access: 'visitor',
  handle: (context) => {
    const input = isObject(context.body) ? context.body : {};
    const { sorting, ...query } = isObject(input.query) ? input.query : {};
    const sort = query.sort ?? getSorting(sorting);
    const { items, metadata } = findMembers(context, { ...query, sort }, input.search);
    const fieldSet = requestedFieldSet(input);
    return {
      members: items.map((member) => formatMember(context.caller, member, fieldSet)),
      metadata: withHasNext(metadata),
    };
  },
});

/**
 * Converts the `sorting` of a list request into the `sort` of a query. In a query string, a single rule is not in a
 * list.
 */
function getSorting(sorting: unknown): unknown {
  return isObject(sorting) ? [sorting] : sorting;
}
