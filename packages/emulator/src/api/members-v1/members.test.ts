import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, iris, login, merchant, otto, signIn } from '../../testing/member.js';
import type { Body } from '../../testing/shopper.js';
import { send, visitorToken } from '../../testing/visitor.js';

interface Member {
  id: string;
  loginEmail?: string;
  status: string;
  privacyStatus: string;
  activityStatus: string;
  profile: { nickname: string; slug: string; title?: string };
  contact?: { firstName?: string; lastName?: string; phones: string[]; addresses: { id: string; city?: string }[] };
}
interface MembersResponse extends Body {
  member?: Member;
  members?: Member[];
  metadata?: { total: number; hasNext: boolean };
  results?: { itemMetadata: { success: boolean } }[];
  bulkActionMetadata?: { totalSuccesses: number; totalFailures: number };
  jobId?: string;
}

const BASE = '/members/v1/members';
const getId = (number: number) => `5eed0000-0000-4000-8000-00000000000${number}`;

let emulator: Emulator;
let visitor: string;
let member: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: 1 });
  visitor = await visitorToken(emulator);
  member = (await signIn(emulator, iris)).access_token;
});

const call = (method: string, path: string, who: string | Record<string, string>, body?: unknown) =>
  send<MembersResponse>(emulator, method, `${BASE}${path}`, {
    ...(typeof who === 'string' ? { token: who } : { headers: who }),
    ...(body !== undefined && { body }),
  });

describe('reading', () => {
  test('returns the current member with the requested field set', async () => {
    const read = async (query: string) => (await call('GET', `/my${query}`, member)).body.member;
    expect(await read('')).toMatchObject({ id: getId(1), profile: { nickname: 'Iris' }, status: 'UNKNOWN' });
    expect((await read(''))?.loginEmail).toBeUndefined();
    expect(await read('?fieldsets=EXTENDED')).toMatchObject({ loginEmail: iris.email, status: 'APPROVED' });
    expect(await read('?fieldsets=PUBLIC&fieldsets=FULL')).toMatchObject({ contact: { firstName: 'Iris' } });
    const none = await call('GET', '/my', visitor);
    expect([none.status, getCode(none)]).toEqual([404, 'NOT_FOUND']);
  });

  test('returns the profile of other members, if public', async () => {
    const { body } = await call('GET', `/${getId(2)}?fieldsets=FULL`, member);
    expect(body.member).toMatchObject({ profile: { nickname: 'Otto' }, privacyStatus: 'UNKNOWN' });
    expect(body.member?.contact).toBeUndefined();
    expect((await call('GET', `/${getId(5)}`, member)).status).toBe(404);
    expect((await call('GET', `/${getId(5)}?fieldsets=FULL`, merchant)).body.member?.loginEmail).toBe(
      'paul@demo.example',
    );
    const list = async (who: string | Record<string, string>) =>
      (await call('GET', '?paging.limit=100', who)).body.members?.length;
    expect([await list(visitor), await list(member), await list(merchant)]).toEqual([2, 2, 5]);
  });

  test('finds members by filter, search, sorting and page', async () => {
    const query = async (body: object, who: string | Record<string, string> = merchant) =>
      (await call('POST', '/query', who, body)).body;
    const names = async (body: object) => (await query(body)).members?.map(({ profile }) => profile.nickname);
    expect(await names({ query: { filter: { status: 'BLOCKED' } } })).toEqual(['Vera']);
    expect(await names({ query: { filter: { loginEmail: { $startsWith: 'nora' } } } })).toEqual(['Nora']);
    expect(await names({ search: { expression: 'metro' } })).toEqual(['Nora']);
    const sorting = [{ fieldName: 'profile.nickname', order: 'DESC' }];
    expect(await names({ query: { sorting, paging: { limit: 2 } } })).toEqual(['Vera', 'Paul']);
    const first = await query({ query: { paging: { limit: 2 } } });
    expect(first.metadata).toMatchObject({ total: 5, hasNext: true });
    const byCursor = async (limit: number) => (await query({ query: { cursorPaging: { limit } } })).metadata?.hasNext;
    expect([await byCursor(2), await byCursor(5)]).toEqual([true, false]);
    expect((await call('POST', '/query', merchant, { query: { filter: { passwordHash: 'x' } } })).status).toBe(400);
    expect((await query({ search: { expression: 'otto@demo' } }, visitor)).members).toEqual([]);
  });
});

describe('writing', () => {
  test('lets the merchant create members', async () => {
    const make = (loginEmail: string, who: string | Record<string, string>) =>
      call('POST', '', who, { member: { loginEmail, contact: { firstName: 'Ada' }, profile: { nickname: 'Ada' } } });
    expect((await make('ada@example.com', visitor)).status).toBe(403);
    expect((await make('ada@example.com', member)).status).toBe(403);
    const { body } = await make('ada@example.com', merchant);
    expect(body.member).toMatchObject({ status: 'APPROVED', profile: { slug: 'ada' }, contact: { firstName: 'Ada' } });
    expect((await make('ADA@example.com', merchant)).status).toBe(409);
    expect((await make('ada', merchant)).body.details?.validationError?.fieldViolations[0]?.field).toBe(
      'member.loginEmail',
    );
  });

  test('lets a member update itself, the merchant everybody, and others neither', async () => {
    const change = (id: string, who: string | Record<string, string>, fields: object) =>
      call('PATCH', `/${id}`, who, { member: { id, ...fields } });
    const fields = { contact: { lastName: 'Sharp', phones: ['+1 206'] }, profile: { title: 'Listener' } };
    const { body } = await change(getId(1), member, fields);
    expect(body.member).toMatchObject({
      contact: { firstName: 'Iris', lastName: 'Sharp', phones: ['+1 206'], addresses: [{ city: 'Seattle' }] },
      profile: { nickname: 'Iris', title: 'Listener', slug: 'iris' },
    });
    expect((await change(getId(2), member, fields)).status).toBe(403);
    expect((await change(getId(1), visitor, fields)).status).toBe(403);
    expect((await change(getId(5), merchant, { loginEmail: 'pause@demo.example' })).body.member?.loginEmail).toBe(
      'pause@demo.example',
    );
    expect((await change(getId(1), member, { loginEmail: 'new@demo.example' })).status).toBe(400);
    expect((await change(getId(1), merchant, { loginEmail: otto.email })).status).toBe(409);
    expect((await change(getId(1), member, { contact: { phones: 'none' } })).status).toBe(400);
    expect(
      (await change(getId(1), member, { contact: { lastName: null } })).body.member?.contact?.lastName,
    ).toBeUndefined();
  });

  test('keeps slugs unique', async () => {
    const slug = (path: string, value: string) => call('POST', `/${path}/slug`, member, { slug: value });
    expect((await slug('my', 'alto')).body.member?.profile.slug).toBe('alto');
    expect(getCode(await slug('my', 'otto'))).toBe('SLUG_ALREADY_EXISTS');
    expect((await slug(getId(1), 'iris')).body.member?.profile.slug).toBe('iris');
    expect((await slug(getId(2), 'reed')).status).toBe(403);
    expect((await slug('my', 'a b')).status).toBe(400);
  });

  test.each(['addresses', 'emails', 'phones'])('clears the %s', async (list) => {
    const { body, status } = await call('DELETE', `/${getId(1)}/${list}`, member);
    expect([status, (body.member?.contact as Record<string, unknown> | undefined)?.[list]]).toEqual([200, []]);
    expect((await call('DELETE', `/${getId(2)}/${list}`, member)).status).toBe(403);
  });

  test('makes a profile public or private when its member joins or leaves the community', async () => {
    expect((await call('POST', '/leave-community', member, {})).body.member?.privacyStatus).toBe('PRIVATE');
    expect((await call('POST', '/join-community', member, {})).body.member?.privacyStatus).toBe('PUBLIC');
  });
});

describe('member status', () => {
  test.each([
    ['block', 'BLOCKED'],
    ['disconnect', 'OFFLINE'],
  ])('%s ends every session immediately', async (verb, status) => {
    expect((await call('POST', `/${getId(1)}/${verb}`, member, {})).status).toBe(403);
    expect((await call('POST', `/${getId(1)}/${verb}`, merchant, {})).body.member?.status).toBe(status);
    expect((await call('GET', '/my', member)).status).toBe(401);
    expect((await login(emulator, iris)).body.state).toBe('STATUS_CHECK');
    await call('POST', `/${getId(1)}/approve`, merchant, {});
    expect((await login(emulator, iris)).body.state).toBe('SUCCESS');
    expect((await call('GET', '/my', member)).status).toBe(401);
  });

  test('muting leaves sign-in unaffected', async () => {
    expect((await call('POST', `/${getId(1)}/mute`, merchant, {})).body.member?.activityStatus).toBe('MUTED');
    expect((await call('GET', '/my', member)).status).toBe(200);
    expect((await call('POST', `/${getId(1)}/unmute`, merchant, {})).body.member?.activityStatus).toBe('ACTIVE');
  });

  test('a deleted member is not found', async () => {
    expect((await call('DELETE', `/${getId(1)}`, member)).status).toBe(403);
    expect((await call('DELETE', '/my', member)).status).toBe(200);
    expect((await call('GET', '/my', member)).status).toBe(401);
    expect(getCode(await login(emulator, iris))).toBe('-19999');
    expect((await call('DELETE', `/${getId(1)}`, merchant)).status).toBe(404);
    expect((await call('DELETE', `/${getId(2)}`, merchant)).status).toBe(200);
  });

  test('changes many members by id and by filter', async () => {
    const removed = await call('POST', '/bulk/delete', merchant, { memberIds: [getId(5), 'nobody'] });
    expect(removed.body.results?.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false]);
    expect(removed.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    await call('POST', '/bulk/approve-by-filter', merchant, { filter: { status: 'PENDING' } });
    await call('POST', '/bulk/block-by-filter', merchant, { filter: { 'profile.nickname': 'Otto' } });
    await call('POST', '/bulk/delete-by-filter', merchant, { filter: { 'profile.nickname': 'Vera' } });
    const { body } = await call('POST', '/query', merchant, { fieldsets: ['FULL'] });
    expect(body.members?.map(({ profile, status }) => [profile.nickname, status])).toEqual([
      ['Iris', 'APPROVED'],
      ['Otto', 'BLOCKED'],
      ['Nora', 'APPROVED'],
    ]);
    expect((await call('POST', '/bulk/block-by-filter', merchant, {})).status).toBe(400);
    expect((await call('POST', '/bulk/delete', member, { memberIds: [getId(2)] })).status).toBe(403);
  });
});

test('the sign-on policy is available to the merchant only', async () => {
  const path = '/iam/signon/v1/sign-on-policies';
  const policy = { requireOwnerApproval: true, requireEmailVerification: true };
  expect((await send(emulator, 'GET', path, { token: member })).status).toBe(403);
  const body = { signOnPolicy: policy };
  const { body: changed } = await send<{ signOnPolicy: { revision: string } }>(emulator, 'PATCH', path, {
    body,
    headers: merchant,
  });
  expect(changed.signOnPolicy).toMatchObject({ ...policy, revision: '2' });
  expect((await send(emulator, 'GET', path, { headers: merchant })).body).toEqual(changed);
  const wrong = { signOnPolicy: { requireOwnerApproval: 'yes' } };
  expect((await send(emulator, 'PATCH', path, { body: wrong, headers: merchant })).status).toBe(400);
});
