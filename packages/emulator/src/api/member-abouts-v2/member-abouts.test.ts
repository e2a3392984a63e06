import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, iris, merchant, otto, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import { type Body, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface About {
  id: string;
  revision: string;
  memberId: string;
  content: object;
}
interface AboutsResponse extends Body {
  memberAbout?: About;
  memberAbouts: About[];
  metadata: { count: number; cursors: { next?: string } };
}

const irisId = '5eed0000-0000-4000-8000-000000000001';
const ottoId = '5eed0000-0000-4000-8000-000000000002';
const write = (text: string) => ({
  nodes: [{ type: 'PARAGRAPH', id: 'p1', nodes: [{ type: 'TEXT', textData: { text } }] }],
});

let emulator: Emulator;
let member: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: 'shop' });
  member = (await signIn(emulator, iris)).access_token;
});

const call = (method: string, path: string, body?: unknown, who: string | typeof merchant = member) =>
  send<AboutsResponse>(emulator, method, `/members/v2/abouts${path}`, {
    ...(typeof who === 'string' ? { token: who } : { headers: who }),
    ...(body !== undefined && { body }),
  });
const create = (about: object, who?: string | typeof merchant) => call('POST', '', { memberAbout: about }, who);
const refusal = (response: { status: number; body: Body }) => [response.status, getCode(response)];
/** Makes the profile of a member public or private. */
const setPrivacy = (id: string, privacyStatus: string) =>
  send(emulator, 'PATCH', `/members/v1/members/${id}`, { headers: merchant, body: { member: { privacyStatus } } });
const visitor = async () => (await newShopper(emulator)).token;

test('a member writes, changes and deletes a text', async () => {
  expect((await call('GET', '/my')).body).toEqual({});
  const { memberAbout } = (await create({ content: write('I sing.') })).body;
  expect(memberAbout).toEqual({
    id: expect.any(String) as string,
    revision: '1',
    memberId: irisId,
    content: write('I sing.'),
  });
  expect((await call('GET', '/my')).body.memberAbout).toEqual(memberAbout);
  const path = `/${memberAbout?.id}`;
  const update = (about: object) => call('PATCH', path, { memberAbout: about });
  const changed = await update({ revision: '1', content: write('I sing alto.') });
  expect(changed.body.memberAbout).toEqual({ ...memberAbout, revision: '2', content: write('I sing alto.') });
  expect(refusal(await update({ revision: '1', content: write('I hum.') }))).toEqual([409, 'INVALID_REVISION']);
  expect(getViolations(await update({}))).toEqual([
    'memberAbout.revision REQUIRED_FIELD',
    'memberAbout.content REQUIRED_FIELD',
  ]);
  expect((await call('GET', path)).body.memberAbout).toEqual(changed.body.memberAbout);
  expect((await call('DELETE', path)).body).toEqual({});
  expect(refusal(await call('GET', path))).toEqual([404, 'NOT_FOUND']);
  expect(refusal(await call('DELETE', path))).toEqual([404, 'NOT_FOUND']);
  expect(emulator.events().map(({ type }) => type)).toEqual([
    'wix.members.about.v2.member_about_created',
    'wix.members.about.v2.member_about_updated',
    'wix.members.about.v2.member_about_deleted',
  ]);
});

test('a member has one text', async () => {
  await create({ content: write('I sing.') });
  expect(refusal(await create({ content: write('I hum.') }))).toEqual([409, 'ALREADY_EXISTS']);
  expect(refusal(await create({ memberId: irisId, content: {} }, merchant))).toEqual([409, 'ALREADY_EXISTS']);
});

test('members change only their own text, and the merchant that of all', async () => {
  await setPrivacy(irisId, 'PUBLIC');
  await setPrivacy(ottoId, 'PUBLIC');
  const { memberAbout } = (await create({ content: write('I sing.') })).body;
  const path = `/${memberAbout?.id}`;
  const other = (await signIn(emulator, otto)).access_token;
  const change = { memberAbout: { revision: '1', content: write('Iris hums.') } };
  for (const who of [other, await visitor()]) {
    expect(refusal(await create({ memberId: irisId, content: {} }, who))).toEqual([403, 'PERMISSION_DENIED']);
    expect(refusal(await call('PATCH', path, change, who))).toEqual([403, 'PERMISSION_DENIED']);
    expect(refusal(await call('DELETE', path, undefined, who))).toEqual([403, 'PERMISSION_DENIED']);
  }
  expect(refusal(await create({ content: {} }, await visitor()))).toEqual([403, 'PERMISSION_DENIED']);
  expect(refusal(await call('GET', '/my', undefined, await visitor()))).toEqual([403, 'PERMISSION_DENIED']);
  expect((await call('PATCH', path, change, merchant)).body.memberAbout?.revision).toBe('2');
  expect((await create({ memberId: ottoId, content: {} }, merchant)).body.memberAbout?.memberId).toBe(ottoId);
  expect(refusal(await create({ memberId: 'nobody', content: {} }, merchant))).toEqual([404, 'NOT_FOUND']);
  expect(getViolations(await create({ content: [] }, merchant))).toEqual([
    'memberAbout.memberId REQUIRED_FIELD',
    'memberAbout.content FORMAT',
  ]);
});

test('others see the texts of members with a public profile', async () => {
  await setPrivacy(irisId, 'PRIVATE');
  await setPrivacy(ottoId, 'PUBLIC');
  const { memberAbout: ofIris } = (await create({ content: write('I sing.') })).body;
  const { memberAbout: ofOtto } = (await create({ memberId: ottoId, content: write('I play.') }, merchant)).body;
  const query = async (filter: object | undefined, who?: string | typeof merchant) =>
    (await call('POST', '/query', filter && { query: { filter } }, who)).body.memberAbouts;
  const someone = await visitor();
  expect(await query({ memberId: { $in: [irisId, ottoId] } }, someone)).toEqual([ofOtto]);
  expect(await query({ memberId: irisId })).toEqual([ofIris]);
  expect(await query(undefined, merchant)).toEqual([ofIris, ofOtto]);
  expect(refusal(await call('GET', `/${ofIris?.id}`, undefined, someone))).toEqual([404, 'NOT_FOUND']);
  expect((await call('GET', `/${ofOtto?.id}`, undefined, someone)).body.memberAbout).toEqual(ofOtto);
  expect((await call('POST', '/query', { query: { filter: { content: 'x' } } })).status).toBe(400);
  const { body } = await call('POST', '/query', { query: { cursorPaging: { limit: 1 } } }, merchant);
  expect(body.metadata.count).toBe(1);
  const next = { query: { cursorPaging: { limit: 1, cursor: body.metadata.cursors.next } } };
  expect((await call('POST', '/query', next, merchant)).body.memberAbouts).toEqual([ofOtto]);
  await send(emulator, 'DELETE', `/members/v1/members/${ottoId}`, { headers: merchant });
  expect(await query(undefined, merchant)).toEqual([ofIris]);
});
