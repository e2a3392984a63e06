import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { getCode, iris, merchant, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import type { Body } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface Role {
  roleKey: string;
  title: string;
}
interface Definition extends Role {
  id: string;
  blockable: boolean;
  revision: string;
}
interface RolesResponse extends Body {
  role: Definition;
  roleKey: string;
  roles: (Role & Partial<Definition>)[];
  rolesByMemberId: Record<string, { roles: Role[] }>;
}

const irisId = '5eed0000-0000-4000-8000-000000000001';
const ottoId = '5eed0000-0000-4000-8000-000000000002';

let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: 'shop' });
});

const call = (method: string, path: string, body?: unknown, token?: string) =>
  send<RolesResponse>(emulator, method, `/members/v1/${path}`, {
    ...(token === undefined ? { headers: merchant } : { token }),
    ...(body !== undefined && { body }),
  });
const define = (roleKey: string, more: object = {}) =>
  call('POST', 'roles/definitions', { roleKey, roleTitle: roleKey.toLowerCase(), ...more });
const assign = (memberId: string, roleKey: string) => call('POST', `roles/members/${memberId}`, { roleKey });
const getKeys = async (memberId: string) =>
  (await call('GET', `roles/members/${memberId}`)).body.roles.map(({ roleKey }) => roleKey);
const refusal = (response: { status: number; body: Body }) => [response.status, getCode(response)];

describe('definitions of roles', () => {
  test('a role is defined, listed behind the platform’s, changed and deleted', async () => {
    const { role } = (await define('WHOLESALE', { roleTitle: 'Wholesale' })).body;
    expect(role).toEqual({
      id: expect.any(String) as string,
      roleKey: 'WHOLESALE',
      title: 'Wholesale',
      blockable: false,
      revision: '1',
    });
    const { roles } = (await call('GET', 'roles/definitions')).body;
    expect(roles.map(({ roleKey }) => roleKey)).toEqual(['ADMIN', 'WHOLESALE']);
    expect(roles[1]).toEqual(role);
    const change = { revision: '1', blockable: true };
    const changed = (await call('PATCH', 'roles/definitions/WHOLESALE', change)).body.role;
    expect(changed).toEqual({ ...role, blockable: true, revision: '2' });
    expect((await call('GET', 'roles/definitions/WHOLESALE')).body.role).toEqual(changed);
    expect((await call('DELETE', 'roles/definitions/WHOLESALE')).body).toEqual({});
    expect(refusal(await call('GET', 'roles/definitions/WHOLESALE'))).toEqual([404, 'NOT_FOUND']);
  });

  test('a key exists once, in upper case', async () => {
    await define('WHOLESALE');
    expect(refusal(await define('WHOLESALE'))).toEqual([409, 'ALREADY_EXISTS']);
    expect(refusal(await define('ADMIN'))).toEqual([409, 'ALREADY_EXISTS']);
    expect(getViolations(await define('Wholesale'))).toEqual(['roleKey FORMAT']);
    const missing = await call('POST', 'roles/definitions', { blockable: 'yes' });
    expect(getViolations(missing)).toEqual(['roleKey REQUIRED_FIELD', 'roleTitle REQUIRED_FIELD', 'blockable FORMAT']);
  });

  test('an update requires the current revision', async () => {
    await define('WHOLESALE');
    const update = (change: object) => call('PATCH', 'roles/definitions/WHOLESALE', { blockable: true, ...change });
    expect(getViolations(await update({}))).toEqual(['revision REQUIRED_FIELD']);
    expect(refusal(await update({ revision: '2' }))).toEqual([409, 'INVALID_REVISION']);
    expect((await update({ revision: '1' })).status).toBe(200);
  });

  test('roles of the platform stay', async () => {
    const update = await call('PATCH', 'roles/definitions/ADMIN', { revision: '1', blockable: false });
    expect(refusal(update)).toEqual([428, 'CANNOT_UPDATE_SYSTEM_ROLE']);
    expect(refusal(await call('DELETE', 'roles/definitions/ADMIN'))).toEqual([428, 'CANNOT_DELETE_SYSTEM_ROLE']);
  });
});

describe('roles of members', () => {
  test('are assigned once, in order, and removed', async () => {
    await define('WHOLESALE');
    await define('PRESS');
    expect((await assign(irisId, 'PRESS')).body).toEqual({ roleKey: 'PRESS' });
    await assign(irisId, 'WHOLESALE');
    await assign(irisId, 'PRESS');
    expect((await call('GET', `roles/members/${irisId}`)).body.roles).toEqual([
      { roleKey: 'PRESS', title: 'press' },
      { roleKey: 'WHOLESALE', title: 'wholesale' },
    ]);
    const removed = await call('DELETE', `roles/members/${irisId}?roleKey=PRESS`);
    expect(removed.body).toEqual({ roleKey: 'PRESS' });
    expect(await getKeys(irisId)).toEqual(['WHOLESALE']);
    const { status, body } = await call('DELETE', `roles/members/${irisId}?roleKey=PRESS`);
    expect(status).toBe(400);
    expect(body.details?.validationError?.fieldViolations).toMatchObject([
      { field: 'roleKey', ruleName: 'INVALID_ROLE' },
    ]);
  });

  test('unknown roles and members are refused', async () => {
    await define('WHOLESALE');
    expect(refusal(await assign(irisId, 'PRESS'))).toEqual([404, 'ROLE_DOES_NOT_EXIST']);
    expect(refusal(await assign('nobody', 'WHOLESALE'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await call('GET', 'roles/members/nobody'))).toEqual([404, 'NOT_FOUND']);
    expect(getViolations(await call('POST', `roles/members/${irisId}`, {}))).toEqual(['roleKey REQUIRED_FIELD']);
  });

  test('a blocked member cannot have a blockable role', async () => {
    await define('WHOLESALE', { blockable: true });
    await define('PRESS');
    await call('POST', `members/${irisId}/block`);
    expect(refusal(await assign(irisId, 'WHOLESALE'))).toEqual([428, 'MEMBER_BLOCKED']);
    expect((await assign(irisId, 'PRESS')).status).toBe(200);
  });

  test('a deleted role is removed from its members', async () => {
    await define('WHOLESALE');
    await define('PRESS');
    await assign(irisId, 'WHOLESALE');
    await assign(ottoId, 'WHOLESALE');
    await assign(ottoId, 'PRESS');
    await call('DELETE', 'roles/definitions/WHOLESALE');
    await define('WHOLESALE');
    expect([await getKeys(irisId), await getKeys(ottoId)]).toEqual([[], ['PRESS']]);
  });

  test('are found by member, without deleted members', async () => {
    await define('WHOLESALE');
    await assign(irisId, 'WHOLESALE');
    await assign(ottoId, 'ADMIN');
    const query = async (filter?: object) =>
      (await call('POST', 'roles/members/query', filter && { query: { filter } })).body.rolesByMemberId;
    const ofIris = { [irisId]: { roles: [{ roleKey: 'WHOLESALE', title: 'wholesale' }] } };
    expect(await query({ memberId: { $in: [irisId, 'nobody'] } })).toEqual(ofIris);
    expect(Object.keys(await query())).toEqual([irisId, ottoId]);
    await call('DELETE', `members/${ottoId}`);
    expect(await query()).toEqual(ofIris);
    expect((await call('POST', 'roles/members/query', { query: { filter: { title: 'x' } } })).status).toBe(400);
  });
});

test('members cannot manage roles', async () => {
  await define('WHOLESALE');
  const { access_token: token } = await signIn(emulator, iris);
  for (const [method, path, body] of [
    ['POST', 'roles/definitions', { roleKey: 'PRESS', roleTitle: 'Press' }],
    ['GET', 'roles/definitions'],
    ['GET', 'roles/definitions/WHOLESALE'],
    ['PATCH', 'roles/definitions/WHOLESALE', { revision: '1', blockable: true }],
    ['DELETE', 'roles/definitions/WHOLESALE'],
    ['POST', `roles/members/${irisId}`, { roleKey: 'WHOLESALE' }],
    ['DELETE', `roles/members/${irisId}?roleKey=WHOLESALE`],
    ['GET', `roles/members/${irisId}`],
    ['POST', 'roles/members/query', {}],
  ] as const) {
    expect([path, (await call(method, path, body, token)).status]).toEqual([path, 403]);
  }
});
