import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, iris, merchant, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Field {
  id: string;
  name: string;
  key: string;
  revision: string;
  section: string;
  fieldOrigin: string;
  defaultPrivacy: string;
}
interface FieldsResponse extends Body {
  field: Field;
  fields: Field[];
  metadata: object;
  member: { contact: { customFields: Record<string, { name: string; value: unknown }> } };
}

const irisId = '5eed0000-0000-4000-8000-000000000001';

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: 'shop' });
});

const call = (method: string, path: string, body?: unknown, token?: string) =>
  send<FieldsResponse>(emulator, method, `/members/v1/${path}`, {
    ...(token === undefined ? { headers: merchant } : { token }),
    ...(body !== undefined && { body }),
  });
const create = (field: object) => call('POST', 'custom-fields', { field });
const update = (id: string, field: object) => call('PATCH', `custom-fields/${id}`, { field });
const list = async (query = '') => (await call('GET', `custom-fields${query}`)).body.fields;
const findField = async (name: string) => (await list()).find((field) => field.name === name) as Field;
const refusal = (response: { status: number; body: Body }) => [response.status, getCode(response)];
const getValues = async () => (await call('GET', `members/${irisId}?fieldsets=FULL`)).body.member.contact.customFields;
const setValues = (customFields: object) =>
  call('PATCH', `members/${irisId}`, { member: { contact: { customFields } } });

describe('fields of profiles', () => {
  test('are those of the platform, and those that the merchant defined', async () => {
    const { field } = (await create({ name: 'Shoe size', fieldType: 'NUMBER' })).body;
    expect(field).toMatchObject({
      name: 'Shoe size',
      key: 'custom.shoe-size',
      defaultPrivacy: 'PRIVATE',
      fieldType: 'NUMBER',
      socialType: 'UNKNOWN',
      fieldOrigin: 'CUSTOM',
      appliesTo: 'ALL_MEMBERS',
      section: 'GENERAL',
      revision: '1',
    });
    await create({ name: 'Videos', fieldType: 'SOCIAL', socialType: 'YOUTUBE' });
    expect((await list()).map(({ name, section }) => `${section} ${name}`)).toEqual([
      ...[
        'First name',
        'Last name',
        'Email',
        'Phone',
        'Birth date',
        'Position',
        'Company',
        'Favorite drink',
        'Shoe size',
      ].map((name) => `GENERAL ${name}`),
      'DISPLAY_INFO Title',
      'SOCIAL Videos',
      'ADDRESS Address',
    ]);
    const { body } = await call('GET', 'custom-fields?paging.limit=2&paging.offset=7');
    expect(body.fields.map(({ name }) => name)).toEqual(['Favorite drink', 'Shoe size']);
    expect(body.metadata).toEqual({ count: 2, offset: 7, total: 12, tooManyToCount: false });
    const { token } = await newShopper(emulator);
    expect((await call('GET', 'custom-fields', undefined, token)).body.fields).toHaveLength(12);
  });

  test('have unique names and keys', async () => {
    await create({ name: 'Shoe size' });
    expect(refusal(await create({ name: 'SHOE SIZE' }))).toEqual([409, 'ALREADY_EXISTS']);
    expect(refusal(await create({ name: 'Email' }))).toEqual([409, 'ALREADY_EXISTS']);
    expect((await create({ name: 'Shoe: size' })).body.field.key).toBe('custom.shoe-size-1');
    const { body } = await create({ fieldType: 'COLOR', defaultPrivacy: 'SECRET', socialType: 'X' });
    expect(getViolations({ body })).toEqual([
      'field.name REQUIRED_FIELD',
      'field.defaultPrivacy INVALID_ENUM_VALUE',
      'field.socialType INVALID_ENUM_VALUE',
      'field.fieldType INVALID_ENUM_VALUE',
    ]);
    expect(refusal(await create({ name: 'a', defaultPrivacy: 'UNKNOWN' }))).toEqual([428, 'INCORRECT_FIELD_PRIVACY']);
    expect(refusal(await create({ name: 'a', fieldType: 'SOCIAL' }))).toEqual([428, 'INVALID_FIELD_SOCIAL_TYPE']);
    expect(refusal(await create({ name: 'a', socialType: 'TIKTOK' }))).toEqual([428, 'INVALID_FIELD_SOCIAL_TYPE']);
  });

  test('are updated with their revision', async () => {
    const { field } = (await create({ name: 'Shoe size', fieldType: 'NUMBER' })).body;
    const { body } = await update(field.id, { revision: '1', name: 'Size of shoes', defaultPrivacy: 'PUBLIC' });
    expect(body.field).toMatchObject({
      ...field,
      name: 'Size of shoes',
      defaultPrivacy: 'PUBLIC',
      revision: '2',
      updatedDate: expect.any(String) as string,
    });
    expect((await call('GET', `custom-fields/${field.id}`)).body.field).toEqual(body.field);
    expect(refusal(await update(field.id, { revision: '1', name: 'x' }))).toEqual([409, 'INVALID_REVISION']);
    expect(refusal(await update(field.id, { revision: '2', socialType: 'TIKTOK' }))).toEqual([
      428,
      'INVALID_FIELD_SOCIAL_TYPE',
    ]);
    expect(refusal(await update('nothing', { revision: '1' }))).toEqual([404, 'NOT_FOUND']);
  });

  test('of the platform change their privacy only', async () => {
    const { id } = await findField('Company');
    expect(refusal(await update(id, { revision: '1', name: 'Firm' }))).toEqual([
      428,
      'RESERVED_FIELD_NAME_NON_EDITABLE',
    ]);
    expect((await update(id, { revision: '1', defaultPrivacy: 'PUBLIC' })).body.field.revision).toBe('2');
    expect(await findField('Company')).toMatchObject({ id, defaultPrivacy: 'PUBLIC', fieldOrigin: 'CONTACT' });
    expect((await list()).map(({ name }) => name).slice(5, 8)).toEqual(['Position', 'Company', 'Favorite drink']);
    expect(refusal(await call('DELETE', `custom-fields/${id}?revision=2`))).toEqual([428, 'FAILED_PRECONDITION']);
  });

  test('have an order in their section', async () => {
    const [email, phone, title] = await Promise.all(['Email', 'Phone', 'Title'].map(findField));
    const fieldIds = [phone?.id, email?.id];
    const { body } = await call('POST', 'custom-fields/order', { fieldIds });
    expect(body).toMatchObject({ section: 'GENERAL' });
    expect(body.fields.map(({ name }) => name).slice(0, 3)).toEqual(['Phone', 'Email', 'First name']);
    expect((await list()).slice(0, 8)).toEqual(body.fields);
    const mixed = await call('POST', 'custom-fields/order', { fieldIds: [title?.id] });
    expect(getViolations(mixed)).toEqual(['fieldIds[0] OTHER']);
    expect(refusal(await call('POST', 'custom-fields/order', { fieldIds: ['nothing'] }))).toEqual([404, 'NOT_FOUND']);
    expect((await call('POST', 'custom-fields/order', { fieldIds: [] })).status).toBe(400);
  });
});

describe('values of members', () => {
  test('the seed’s member has one, which the member sees, too', async () => {
    const values = { 'custom.favorite-drink': { name: 'Favorite drink', value: 'Oolong tea' } };
    expect(await findField('Favorite drink')).toMatchObject({ key: 'custom.favorite-drink', defaultPrivacy: 'PUBLIC' });
    expect(await getValues()).toEqual(values);
    const { access_token: token } = await signIn(emulator, iris);
    const { body } = await call('GET', 'members/my?fieldsets=FULL', undefined, token);
    expect(body.member.contact.customFields).toEqual(values);
  });

  test('have the name of their field, also after it was renamed', async () => {
    const { id } = await findField('Favorite drink');
    await setValues({ 'custom.favorite-drink': { name: 'Anything', value: 'Coffee' }, 'app.points': { value: 3 } });
    const points = { 'app.points': { value: 3 } };
    expect(await getValues()).toEqual({
      'custom.favorite-drink': { name: 'Favorite drink', value: 'Coffee' },
      ...points,
    });
    await update(id, { revision: '1', name: 'Drink' });
    expect(await getValues()).toEqual({ 'custom.favorite-drink': { name: 'Drink', value: 'Coffee' }, ...points });
  });

  test('links are URLs', async () => {
    await create({ name: 'Homepage', fieldType: 'URL' });
    const { status, body } = await setValues({ 'custom.homepage': { value: 'no link' } });
    expect(status).toBe(400);
    expect(body.details?.validationError?.fieldViolations).toMatchObject([
      { field: 'member.contact.customFields.custom.homepage', ruleName: 'INVALID_CUSTOM_FIELD_URL' },
    ]);
    expect((await setValues({ 'custom.homepage': { value: 'https://iris.example' } })).status).toBe(200);
  });

  test('stay if the field is hidden, and go if it is deleted', async () => {
    const { id } = await findField('Favorite drink');
    expect(getViolations(await call('POST', `custom-fields/${id}/hide`, {}))).toEqual(['revision REQUIRED_FIELD']);
    expect((await call('POST', `custom-fields/${id}/hide`, { revision: '1' })).body).toEqual({});
    expect(await findField('Favorite drink')).toBeUndefined();
    expect(await getValues()).toHaveProperty(['custom.favorite-drink']);
    const other = await create({ name: 'Favorite drink', fieldType: 'URL' });
    expect(refusal(other)).toEqual([428, 'INCORRECT_FIELD_TYPE']);
    expect((await create({ name: 'Favorite drink' })).body.field).toMatchObject({ id, revision: '3' });
    expect(refusal(await call('DELETE', `custom-fields/${id}?revision=1`))).toEqual([409, 'INVALID_REVISION']);
    expect((await call('DELETE', `custom-fields/${id}?revision=3`)).body).toEqual({});
    expect(refusal(await call('GET', `custom-fields/${id}`))).toEqual([404, 'NOT_FOUND']);
    expect(await getValues()).toEqual({});
  });
});

test('only merchants manage fields', async () => {
  const { id } = await findField('Favorite drink');
  const { access_token: token } = await signIn(emulator, iris);
  for (const [method, path, body] of [
    ['POST', 'custom-fields', { field: { name: 'Shoe size' } }],
    ['GET', `custom-fields/${id}`],
    ['PATCH', `custom-fields/${id}`, { field: { revision: '1', name: 'Drink' } }],
    ['POST', `custom-fields/${id}/hide`, { revision: '1' }],
    ['DELETE', `custom-fields/${id}?revision=1`],
    ['POST', 'custom-fields/order', { fieldIds: [id] }],
  ] as const) {
    expect([path, (await call(method, path, body, token)).status]).toEqual([path, 403]);
  }
});
