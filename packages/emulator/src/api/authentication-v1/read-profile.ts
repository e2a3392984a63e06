import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import type { Member, MemberContact, MemberProfile } from '../../shop/members/member.js';
const texts = ['firstName', 'lastName', 'nickname', 'company', 'position', 'birthdate', 'slug'] as const;
const storedFields = [
  ...['picture', 'emails', 'labels', 'language', 'customFields', 'secondaryEmails', 'phonesV2', 'addresses'],
  ...['subscription', 'vatId'],
];

const present = <T extends object>(object: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;

/**
 * Reads an identity's profile into the fields of a member.
 *
 * @throws {ValidationError} for a value that is not a string, or is too long
 */
export function readProfile(value: unknown): Pick<Member, 'contact' | 'identityProfile' | 'privacyStatus' | 'profile'> {
  const input = isObject(value) ? value : {};
  const read = Object.fromEntries(texts.map((name) => [name, readString(input[name], `profile.${name}`, 100)]));
  const phones = Array.isArray(input.phones) ? input.phones.filter((phone) => typeof phone === 'string') : [];
  return {
    contact: present<MemberContact>({
      firstName: read.firstName,
      lastName: read.lastName,
      company: read.company,
      jobTitle: read.position,
      birthdate: read.birthdate,
      phones,
      emails: [],
      addresses: [],
    }),
    profile: present<MemberProfile>({ nickname: read.nickname, slug: read.slug }),
    identityProfile: Object.fromEntries(
      storedFields
        .filter((name) => input[name] !== undefined && input[name] !== null)
        .map((name) => [name, input[name]]),
    ),
    privacyStatus: input.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  };
}
