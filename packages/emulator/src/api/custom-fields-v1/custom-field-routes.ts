import { requestProperty } from '../catalog-v3/cursor-query.js';
import { checkRevision, readChanges } from '../catalog-v3/read-changes.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';
import { offsetPaging } from '../../kernel/query/paging.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import {
  changeField,
  createField,
  deleteField,
  listFields,
  orderFields,
  type ProfileField,
  requireField,
  sections,
} from '../../shop/profile-fields/profile-field.js';

const socialTypes = [
  ...['UNKNOWN', 'FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'TWITTER', 'YOUTUBE', 'PINTEREST', 'TIKTOK', 'DEVIANTART'],
  ...['SOUNDCLOUD', 'TUMBLR', 'VIMEO', 'VKONTAKTE', 'ODNOKLASSNIKI', 'OTHER'],
];

const formatField = (field: ProfileField): object => ({
  id: field.id,
  name: field.name,
  key: field.key,
  defaultPrivacy: field.privacy,
  fieldType: field.type,
  socialType: field.socialType,
  fieldOrigin: field.origin,
  appliesTo: 'ALL_MEMBERS',
  section: field.section,
  createdDate: field.createdDate,
  updatedDate: field.updatedDate,
  revision: String(field.revision),
});

const refuse = (code: string, description: string, data: object): ApplicationError =>
  new ApplicationError('failedPrecondition', code, description, data);

/** Reads the name, the privacy and the social network of a field. Reports field violations to `read`. */
function readTexts(read: FieldReader, input: Input) {
  if (isMissing(input['name'])) read.missing('field.name');
  return {
    name: read.string(input['name'], 'field.name', { min: 1, max: 150 })?.trim() ?? '',
    privacy: read.enumeration(input['defaultPrivacy'], 'field.defaultPrivacy', ['PUBLIC', 'PRIVATE', 'UNKNOWN']),
    socialType: read.enumeration(input['socialType'], 'field.socialType', socialTypes) ?? 'UNKNOWN',
  };
}

/**
 * Checks the privacy and the social network of a field.
 *
 * @throws {ApplicationError} 428 `INCORRECT_FIELD_PRIVACY`, `INVALID_FIELD_SOCIAL_TYPE`
 */
function checkTexts(
  type: ProfileField['type'],
  { privacy = 'PRIVATE', socialType }: Pick<ReturnType<typeof readTexts>, 'privacy' | 'socialType'>,
): ProfileField['privacy'] {
  if (privacy === 'UNKNOWN') {
    const data = { incorrectPrivacy: privacy, correctPrivacy: 'PRIVATE' };
    throw refuse('INCORRECT_FIELD_PRIVACY', 'The privacy is PUBLIC or PRIVATE.', data);
  }
  if ((type === 'SOCIAL') === (socialType === 'UNKNOWN')) {
    const description = 'Links to social networks have a social network, and other fields have none.';
    throw refuse('INVALID_FIELD_SOCIAL_TYPE', description, { invalidSocialType: socialType });
  }
  return privacy;
}

/** Creates a field. */
const createCustomField = route({
  id: 'members.customFields.createCustomField',
  method: 'POST',
  paths: ['/members/v1/custom-fields'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const input = bodyObject(read, body, 'field');
    const texts = readTexts(read, input);
    const types = ['TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL'] as const;
    const type = read.enumeration(input['fieldType'], 'field.fieldType', types) ?? 'TEXT';
    read.check();
    const privacy = checkTexts(type, texts);
    return { field: formatField(createField(tenant, { ...texts, privacy, type })) };
  },
});

/** Lists the fields that are not hidden, in the order of the profile. */
const listCustomFields = route({
  id: 'members.customFields.listCustomFields',
  method: 'GET',
  paths: ['/members/v1/custom-fields'],
  access: 'visitor',
  handle: ({ query, tenant }) => {
    const { limit, offset } = offsetPaging(requestProperty(query, 'paging'), 'paging');
    const all = listFields(tenant).filter(({ isHidden }) => !isHidden);
    const fields = all.slice(offset, offset + limit).map(formatField);
    return { fields, metadata: { count: fields.length, offset, total: all.length, tooManyToCount: false } };
  },
});

/** Gets a field, also a hidden one. */
const getCustomField = route({
  id: 'members.customFields.getCustomField',
  method: 'GET',
  paths: ['/members/v1/custom-fields/{id}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({ field: formatField(requireField(tenant, params['id'])) }),
});

/** Updates a field. Requires the current revision. */
const updateCustomField = route({
  id: 'members.customFields.updateCustomField',
  method: 'PATCH',
  paths: ['/members/v1/custom-fields/{field.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const update = {
      name: 'field',
      find: (id: string) => requireField(tenant, id),
      format: formatField,
      fields: { name: 'value', defaultPrivacy: 'value', socialType: 'value' },
    } as const;
    const { changes, check: checkAll, entity } = readChanges(read, body, update, params['field.id']);
    const { name: currentName, origin, privacy: former, socialType: network, type } = entity;
    const texts = readTexts(read, { name: currentName, defaultPrivacy: former, socialType: network, ...changes });
    checkAll();
    const { name, socialType } = texts;
    if (origin !== 'CUSTOM' && name !== currentName) {
      const description = 'Fields of the platform keep their names.';
      throw refuse('RESERVED_FIELD_NAME_NON_EDITABLE', description, { newName: name, currentName });
    }
    const privacy = checkTexts(type, texts);
    return { field: formatField(changeField(tenant, entity, { name, privacy, socialType })) };
  },
});

/**
 * Returns a field of the merchant to delete or hide.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`; 409 `INVALID_REVISION`; 428 `FAILED_PRECONDITION` for a field of the platform
 */
function requireOwnField({ params, tenant }: RouteContext, request: unknown): ProfileField {
  const field = requireField(tenant, params['id']);
  const revision = requestProperty(request, 'revision');
  check([isMissing(revision) ? violation('revision', 'must not be empty', 'REQUIRED_FIELD') : undefined]);
  checkRevision(field, revision);
  if (field.origin === 'CUSTOM') return field;
  throw refuse('FAILED_PRECONDITION', 'Fields of the platform cannot be hidden or deleted.', { id: field.id });
}

/** Deletes a field with its values. Requires the current revision. */
const deleteCustomField = route({
  id: 'members.customFields.deleteCustomField',
  method: 'DELETE',
  paths: ['/members/v1/custom-fields/{id}'],
  access: 'merchant',
  handle: (context) => {
    deleteField(context.tenant, requireOwnField(context, context.query));
    return {};
  },
});

/** Hides a field. Its values stay. Requires the current revision. */
const hideCustomField = route({
  id: 'members.customFields.hideCustomField',
  method: 'POST',
  paths: ['/members/v1/custom-fields/{id}/hide'],
  access: 'merchant',
  handle: (context) => {
    changeField(context.tenant, requireOwnField(context, context.body), { isHidden: true });
    return {};
  },
});

/** Changes the order of the fields in a section. */
const updateCustomFieldsOrder = route({
  id: 'members.customFields.updateCustomFieldsOrder',
  method: 'POST',
  paths: ['/members/v1/custom-fields/order'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const fieldIds = read.ids(requestProperty(body, 'fieldIds'), 'fieldIds', { min: 1, max: 100 });
    const section = read.enumeration(requestProperty(body, 'section'), 'section', sections) ?? 'GENERAL';
    read.check();
    for (const [index, id] of fieldIds.entries()) {
      if (requireField(tenant, id).section !== section) {
        read.addViolation(`fieldIds[${index}]`, `must be a field of the section ${section}`, 'OTHER');
      }
    }
    read.check();
    return { fields: orderFields(tenant, section, fieldIds).map(formatField), section };
  },
});

/** Routes of the fields of member profiles. */
export const customFieldRoutes: readonly Route[] = [
  createCustomField,
  listCustomFields,
  updateCustomFieldsOrder,
  getCustomField,
  updateCustomField,
  hideCustomField,
  deleteCustomField,
];
