import { offsetPaging } from '../../kernel/query/paging.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type Member, members } from '../../protocol/auth/member.js';
import { findMember, isShown, memberNotFound } from './find-member.js';
import { requestedFieldSet, isOwn, memberStatus, formatMember } from './format-member.js';

/** The signed-in member. */
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

/** A member by id. */
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

/** What queries may ask of a member. */
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

/** The members that a request asks for, of those the caller may see. */
export function findMembers({ caller, tenant }: RouteContext, query: unknown, search?: unknown) {
  const expression = isObject(search)
    ? readString(search.expression, 'search.expression', 100)?.toLowerCase()
    : undefined;
  const shows = (member: Member) =>
    isShown(caller, member) &&
    (expression === undefined || searched(member, isOwn(caller, member)).includes(expression));
  return runQuery({ entity: 'member', fields: memberFields, documents: members(tenant).values(), shows }, query);
}

/** Paging metadata of members, which has `hasNext` also for pages by offset. */
const withHasNext = (metadata: object): object => {
  if ('hasNext' in metadata) return metadata;
  const { count = 0, offset = 0, total = 0 } = metadata as { count?: number; offset?: number; total?: number };
  return { ...metadata, hasNext: offset + count < total };
};

/** Members by pages. */
export const listMembers = route({
  id: 'members.members.listMembers',
  method: 'GET',
  paths: ['/members/v1/members', '/v1/members'],
  access: 'visitor',
  handle: (context) => {
    const input = isObject(context.query) ? context.query : {};
    const paging = offsetPaging(input.paging, 'paging');
    const { items, metadata } = findMembers(context, { paging, sort: sortingOf(input.sorting) });
    const asked = requestedFieldSet(input);
    return {
      members: items.map((member) => formatMember(context.caller, member, asked)),
      metadata: withHasNext(metadata),
    };
  },
});

/** Members by filter, in order, by pages. */
export const queryMembers = route({
  id: 'members.members.queryMembers',
  method: 'POST',
  paths: ['/members/v1/members/query', '/v1/members/query'],
  access: 'visitor',
  handle: (context) => {
    const input = isObject(context.body) ? context.body : {};
    const { sorting, ...query } = isObject(input.query) ? input.query : {};
    const sort = query.sort ?? sortingOf(sorting);
    const { items, metadata } = findMembers(context, { ...query, sort }, input.search);
    const asked = requestedFieldSet(input);
    return {
      members: items.map((member) => formatMember(context.caller, member, asked)),
      metadata: withHasNext(metadata),
    };
  },
});

/** A list's `sorting` as a query's `sort`; a query string has one rule without its list. */
function sortingOf(sorting: unknown): unknown {
  return isObject(sorting) ? [sorting] : sorting;
}
