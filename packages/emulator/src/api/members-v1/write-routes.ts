import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { emailTaken, emailViolation } from '../../shop/members/create-member.js';
import { changeMember, findByEmail, type Member, members } from '../../shop/members/member.js';
import { newMember } from '../../shop/members/new-member.js';
import { withFieldNames } from '../../shop/profile-fields/profile-field.js';
import { findOwnMember } from './find-member.js';
import { readMember } from './read-member.js';
import { formatMember } from './format-member.js';

const memberIn = (body: unknown): Input => (isObject(body) && isObject(body.member) ? body.member : {});

/** Formats the response to a change of a member. */
export const changedMember = ({ caller }: RouteContext, member: Member): object => ({
  member: formatMember(caller, member, 'FULL'),
});

/** Reads the changes of a member. Values of profile fields have the names of their fields. */
function readChange({ tenant }: RouteContext, input: Input, member: Parameters<typeof readMember>[1]) {
  const change = readMember(input, member);
  const { customFields } = change.contact;
  if (customFields === undefined) return change;
  return { ...change, contact: { ...change.contact, customFields: withFieldNames(tenant, customFields) } };
}

/** Creates an approved member without a password. An activation email lets the member set one. */
export const createMemberRoute = route({
  id: 'members.members.createMember',
  method: 'POST',
  paths: ['/members/v1/members', '/v1/members'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const input = memberIn(body);
    const loginEmail = readString(input.loginEmail, 'member.loginEmail', 254) ?? '';
    check([isEmail(loginEmail) ? undefined : emailViolation('member.loginEmail')]);
    if (findByEmail(tenant, loginEmail)) throw emailTaken();
    const empty = {
      contact: { phones: [], emails: [], addresses: [] },
      profile: {},
      privacyStatus: 'PRIVATE',
    } as const;
    return changedMember(
      context,
      members(tenant).put(newMember(tenant, loginEmail, readChange(context, input, empty))),
    );
  },
});

function readLoginEmail({ caller, tenant }: RouteContext, input: Input, member: Member): Partial<Member> {
  const loginEmail = readString(input.loginEmail, 'member.loginEmail', 254)?.trim().toLowerCase();
  if (loginEmail === undefined || loginEmail === member.loginEmail) return {};
  check([
    isEmail(loginEmail) ? undefined : emailViolation('member.loginEmail'),
    caller.kind === 'apiKey'
      ? undefined
      : violation('member.loginEmail', 'can only be changed by the merchant', 'FIELD_NOT_ALLOWED'),
  ]);
  if (findByEmail(tenant, loginEmail)) throw emailTaken();
  return { loginEmail, loginEmailVerified: false };
}

/** Updates the given fields of a member. */
export const updateMember = route({
  id: 'members.members.updateMember',
  method: 'PATCH',
  paths: ['/members/v1/members/{member.id}', '/v1/members/{member.id}'],
  access: 'visitor',
  handle: (context) => {
    const { body, params, tenant } = context;
    const member = findOwnMember(context, params['member.id']);
    const input = memberIn(body);
    const change = { ...readChange(context, input, member), ...readLoginEmail(context, input, member) };
    return changedMember(context, changeMember(tenant, member, change));
  },
});

function changeSlug(context: RouteContext, id: string | undefined): object {
  const { body, tenant } = context;
  const member = findOwnMember(context, id);
  const slug = readString(isObject(body) ? body.slug : undefined, 'slug', 255) ?? '';
  check([/^[\w-]+$/.test(slug) ? undefined : violation('slug', 'must be letters, digits, - and _', 'FORMAT')]);
  const taken = [...members(tenant).values()].some(
    (other) => other.id !== member.id && other.status !== 'DELETED' && other.profile.slug === slug,
  );
  if (taken)
    throw new ApplicationError('conflict', 'SLUG_ALREADY_EXISTS', 'Another member has this slug. Choose another one.');
  return changedMember(context, changeMember(tenant, member, { profile: { ...member.profile, slug } }));
}

/** Updates a member's slug. */
export const updateMemberSlug = route({
  id: 'members.members.updateMemberSlug',
  method: 'POST',
  paths: ['/members/v1/members/{id}/slug', '/v1/members/{id}/slug'],
  access: 'visitor',
  handle: (context) => changeSlug(context, context.params.id),
});

/** Updates the slug of the signed-in member. */
export const updateCurrentMemberSlug = route({
  id: 'members.members.updateCurrentMemberSlug',
  method: 'POST',
  paths: ['/members/v1/members/my/slug', '/v1/members/my/slug'],
  access: 'member',
  handle: (context) => changeSlug(context, context.caller.memberId),
});

/** Clears a list of a member's contact details. */
function empty(context: RouteContext, list: 'addresses' | 'emails' | 'phones'): object {
  const member = findOwnMember(context, context.params.id);
  const change = { contact: { ...member.contact, [list]: [] } };
  return changedMember(context, changeMember(context.tenant, member, change));
}

/** Deletes the addresses of a member. */
export const deleteMemberAddresses = route({
  id: 'members.members.deleteMemberAddresses',
  method: 'DELETE',
  paths: ['/members/v1/members/{id}/addresses', '/v1/members/{id}/addresses'],
  access: 'visitor',
  handle: (context) => empty(context, 'addresses'),
});

/** Deletes the email addresses of a member. */
export const deleteMemberEmails = route({
  id: 'members.members.deleteMemberEmails',
  method: 'DELETE',
  paths: ['/members/v1/members/{id}/emails', '/v1/members/{id}/emails'],
  access: 'visitor',
  handle: (context) => empty(context, 'emails'),
});

/** Deletes the phone numbers of a member. */
export const deleteMemberPhones = route({
  id: 'members.members.deleteMemberPhones',
  method: 'DELETE',
  paths: ['/members/v1/members/{id}/phones', '/v1/members/{id}/phones'],
  access: 'visitor',
  handle: (context) => empty(context, 'phones'),
});
