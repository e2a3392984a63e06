import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { newId } from '../../kernel/state/ids.js';
import type { Member, MemberAddress, MemberContact, MemberProfile } from '../../shop/members/member.js';

const contactTexts = ['firstName', 'lastName', 'birthdate', 'company', 'jobTitle'] as const;
const addressTexts = ['addressLine', 'addressLine2', 'city', 'subdivision', 'country', 'postalCode'] as const;

/** Reads the given fields of an object. `null` clears a field. */
function changed<K extends string>(input: Input, names: readonly K[], path: string, most: number) {
  return Object.fromEntries(
    names
      .filter((name) => input[name] !== undefined)
      .map((name) => [name, readString(input[name], `${path}.${name}`, most)]),
  ) as Partial<Record<K, string | undefined>>;
}

function readStrings(value: unknown, field: string): string[] | undefined {
  if (value === undefined) return undefined;
  const list: unknown[] = Array.isArray(value) ? value : [];
  const valid = value === null || (Array.isArray(value) && list.length <= 50);
  check([valid ? undefined : violation(field, 'must be a list of at most 50 strings', 'FORMAT')]);
  return list.map((item, index) => readString(item, `${field}[${index}]`, 254) ?? '');
}

function readAddresses(value: unknown): MemberAddress[] | undefined {
  if (value === undefined) return undefined;
  const field = 'member.contact.addresses';
  check([value === null || Array.isArray(value) ? undefined : violation(field, 'must be a list', 'FORMAT')]);
  return (Array.isArray(value) ? value : []).map((item: unknown, index) => {
    const input = isObject(item) ? item : {};
    const street = isObject(input.streetAddress) ? input.streetAddress : undefined;
    return {
      id: readString(input.id, `${field}[${index}].id`, 100) ?? newId(),
      ...changed(input, addressTexts, `${field}[${index}]`, 250),
      ...(street && { streetAddress: changed(street, ['number', 'name'], `${field}[${index}].streetAddress`, 250) }),
    };
  });
}

const present = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;

/**
 * Reads the changes of a member, merged with its current fields. Lists are replaced as a whole.
 *
 * @throws {ValidationError} for invalid values
 */
export function readMember(value: unknown, member: Pick<Member, 'contact' | 'profile' | 'privacyStatus'>) {
  const input = isObject(value) ? value : {};
  const contact = isObject(input.contact) ? input.contact : {};
  const profile = isObject(input.profile) ? input.profile : {};
  const { privacyStatus = member.privacyStatus } = input;
  const isValid = privacyStatus === 'PRIVATE' || privacyStatus === 'PUBLIC';
  check([isValid ? undefined : violation('member.privacyStatus', 'must be PRIVATE or PUBLIC', 'INVALID_ENUM_VALUE')]);
  const lists = {
    phones: readStrings(contact.phones, 'member.contact.phones') ?? member.contact.phones,
    emails: readStrings(contact.emails, 'member.contact.emails') ?? member.contact.emails,
    addresses: readAddresses(contact.addresses) ?? member.contact.addresses,
    ...(isObject(contact.customFields) && { customFields: contact.customFields }),
  };
  const pictures = Object.fromEntries(
    ['photo', 'cover'].filter((name) => profile[name] !== undefined).map((name) => [name, profile[name] ?? undefined]),
  );
  return {
    contact: present({
      ...member.contact,
      ...changed(contact, contactTexts, 'member.contact', 100),
      ...lists,
    }) as MemberContact,
    profile: present({
      ...member.profile,
      ...changed(profile, ['nickname', 'title'], 'member.profile', 100),
      ...pictures,
    }) as MemberProfile,
    privacyStatus: privacyStatus as Member['privacyStatus'],
  };
}
