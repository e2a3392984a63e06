import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { ruleError } from '../../kernel/input/violation.js';
import type { Document } from '../../kernel/state/collection.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Entity, changedEntity, newEntity } from '../catalog-v3/entity.js';
import { changeMember, members } from '../members/member.js';

/** Sections of a profile, in their order. */
export const sections = ['GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS'] as const;

/** Section of a profile. */
export type Section = (typeof sections)[number];

/** Stored field of member profiles. Members have its values in `contact.customFields`, by key. */
export interface ProfileField extends Entity {
  readonly name: string;
  /** Unique key, such as `custom.shoe-size`. */
  readonly key: string;
  readonly privacy: 'PUBLIC' | 'PRIVATE';
  readonly type: 'TEXT' | 'NUMBER' | 'DATE' | 'URL' | 'SOCIAL';
  /** Social network; `UNKNOWN` for other types. */
  readonly socialType: string;
  readonly origin: 'CUSTOM' | 'CONTACT' | 'SYSTEM';
  readonly section: Section;
  readonly isHidden: boolean;
}

/** Order of the fields of a section. Fields that are not listed follow. */
interface FieldOrder extends Document {
  /** Section. */
  readonly id: string;
  readonly fieldIds: readonly string[];
}

const createdDate = '2020-01-01T00:00:00.000Z';

const platformField = (
  name: string,
  origin: 'CONTACT' | 'SYSTEM',
  { section = 'GENERAL', type = 'TEXT' }: Partial<Pick<ProfileField, 'section' | 'type'>> = {},
): ProfileField => ({
  id: derivedId('profile-field', name),
  revision: 1,
  createdDate,
  updatedDate: createdDate,
  name,
  key: name.toLowerCase().replaceAll(' ', '-'),
  privacy: 'PRIVATE',
  type,
  socialType: 'UNKNOWN',
  origin,
  section,
  isHidden: false,
});

/** Fields of the platform, as they are before a merchant changes them. */
const platformFields = [
  platformField('First name', 'SYSTEM'),
  platformField('Last name', 'SYSTEM'),
  platformField('Email', 'SYSTEM'),
  platformField('Phone', 'SYSTEM'),
  platformField('Birth date', 'CONTACT', { type: 'DATE' }),
  platformField('Position', 'CONTACT'),
  platformField('Company', 'CONTACT'),
  platformField('Title', 'SYSTEM', { section: 'DISPLAY_INFO' }),
  platformField('Address', 'SYSTEM', { section: 'ADDRESS' }),
];

/** Fields that the merchant defined, and fields of the platform that the merchant changed. */
export const storedFields = (tenant: Tenant) => tenant.collection<ProfileField>('profileFields');

const fieldOrders = (tenant: Tenant) => tenant.collection<FieldOrder>('profileFieldOrders');

/** All fields in the order of the profile, also hidden ones. */
export function listFields(tenant: Tenant): ProfileField[] {
  const stored = storedFields(tenant);
  const isPlatforms = ({ id }: ProfileField) => platformFields.some((field) => field.id === id);
  const fields = [
    ...platformFields.map((field) => stored.get(field.id) ?? field),
    ...[...stored.values()].filter((field) => !isPlatforms(field)),
  ];
  return sections.flatMap((section) => {
    const first = (fieldOrders(tenant).get(section)?.fieldIds ?? []).flatMap(
      (id) => fields.find((field) => field.id === id) ?? [],
    );
    return [...first, ...fields.filter((field) => field.section === section && !first.includes(field))];
  });
}

/**
 * Returns the field with an ID, also a hidden one.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`
 */
export function requireField(tenant: Tenant, id = ''): ProfileField {
  const field = listFields(tenant).find((one) => one.id === id);
  if (field) return field;
  throw new ApplicationError('notFound', 'NOT_FOUND', 'No field has this ID.', { id: id.slice(0, 100) });
}

/** Puts fields of a section first, in this order. */
export function orderFields(tenant: Tenant, section: Section, fieldIds: readonly string[]): ProfileField[] {
  const others = listFields(tenant).filter((field) => field.section === section && !fieldIds.includes(field.id));
  fieldOrders(tenant).put({ id: section, fieldIds: [...fieldIds, ...others.map(({ id }) => id)] });
  return listFields(tenant).filter((field) => field.section === section && !field.isHidden);
}

/** Unique key derived from a name. */
function createKey(tenant: Tenant, name: string): string {
  const taken = new Set(listFields(tenant).map(({ key }) => key));
  const start = `custom.${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'field'
  }`;
  let key = start;
  for (let number = 1; taken.has(key); number++) key = `${start}-${number}`;
  return key;
}

/** Field to create. */
export type NewField = Pick<ProfileField, 'name' | 'privacy' | 'socialType' | 'type'>;

/**
 * Creates a field. Shows a hidden field with the same name again.
 *
 * @throws {ApplicationError} 409 `ALREADY_EXISTS` if a field has the name; 428 `INCORRECT_FIELD_TYPE` if a hidden field
 * with the name has another type
 */
export function createField(tenant: Tenant, given: NewField): ProfileField {
  const former = listFields(tenant).find(({ name }) => name.toLowerCase() === given.name.toLowerCase());
  if (!former) {
    const section = given.type === 'SOCIAL' ? 'SOCIAL' : 'GENERAL';
    const key = createKey(tenant, given.name);
    return storedFields(tenant).put({
      ...newEntity(tenant),
      ...given,
      key,
      origin: 'CUSTOM',
      section,
      isHidden: false,
    });
  }
  if (!former.isHidden) {
    throw new ApplicationError('conflict', 'ALREADY_EXISTS', 'Another field has this name.', { id: former.id });
  }
  if (former.type !== given.type) {
    const description = 'A hidden field with this name has another type.';
    const data = { incorrectType: given.type, correctType: former.type };
    throw new ApplicationError('failedPrecondition', 'INCORRECT_FIELD_TYPE', description, data);
  }
  const { privacy, socialType } = given;
  const changes = { privacy, socialType, isHidden: false };
  return storedFields(tenant).put(changedEntity<ProfileField>(tenant, former, changes));
}

/** Changes the values of a field in all members. `undefined` removes a value. */
function changeValues(tenant: Tenant, key: string, change: (value: object) => object | undefined): void {
  for (const member of [...members(tenant).values()]) {
    const values = new Map(Object.entries(member.contact.customFields ?? {}));
    const value: unknown = values.get(key);
    if (!isObject(value)) continue;
    const changed = change(value);
    if (changed) values.set(key, changed);
    else values.delete(key);
    changeMember(tenant, member, { contact: { ...member.contact, customFields: Object.fromEntries(values) } });
  }
}

/** Changes a field. A new name is that of the values of all members, too. */
export function changeField(
  tenant: Tenant,
  field: ProfileField,
  changes: Partial<Pick<ProfileField, 'isHidden' | 'name' | 'privacy' | 'socialType'>>,
): ProfileField {
  const changed = storedFields(tenant).put(changedEntity<ProfileField>(tenant, field, changes));
  if (changed.name !== field.name) changeValues(tenant, field.key, (value) => ({ ...value, name: changed.name }));
  return changed;
}

/** Deletes a field with the values of all members. */
export function deleteField(tenant: Tenant, { id, key }: ProfileField): void {
  storedFields(tenant).delete(id);
  changeValues(tenant, key, () => undefined);
}

const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value);

/**
 * Returns the values of a member's fields under the names of the fields. Values of unknown keys stay, because fields of
 * other apps have them.
 *
 * @throws {ValidationError} `INVALID_CUSTOM_FIELD_URL` for a value of a field with links that is none
 */
export function withFieldNames(tenant: Tenant, values: object): object {
  const fields = new Map(listFields(tenant).map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(values).map(([key, given]: [string, unknown]) => {
      const field = fields.get(key);
      if (!field || !isObject(given)) return [key, given];
      const isLink = field.type === 'URL' || field.type === 'SOCIAL';
      if (isLink && !isUrl(given['value'])) {
        throw ruleError(`member.contact.customFields.${key}`, 'must be a URL', 'INVALID_CUSTOM_FIELD_URL');
      }
      return [key, { ...given, name: field.name }];
    }),
  );
}
