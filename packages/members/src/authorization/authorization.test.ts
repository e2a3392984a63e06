import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { authorization, memberRoleDefinition } from '../index.js';

const memberId = '5eed0000-0000-4000-8000-000000000001';

const openMerchant = () => {
  const emulator = createEmulator({ seed: 'shop' });
  return createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { authorization, memberRoleDefinition },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  });
};

test('a role is defined, assigned, read and removed', async () => {
  const client = openMerchant();
  const { role } = await client.memberRoleDefinition.createMemberRoleDefinition('WHOLESALE', {
    roleTitle: 'Wholesale',
  });
  expect(role).toMatchObject({ _id: expect.any(String) as string, roleKey: 'WHOLESALE', revision: '1' });
  await client.authorization.assignRole(memberId, 'WHOLESALE');
  const roles = [{ roleKey: 'WHOLESALE', title: 'Wholesale' }];
  expect(await client.authorization.getRoles(memberId)).toEqual({ roles });
  expect(await client.authorization.queryRoles()).toEqual({ rolesByMemberId: { [memberId]: { roles } } });
  await client.authorization.unassignRole(memberId, 'WHOLESALE');
  expect(await client.authorization.getRoles(memberId)).toEqual({ roles: [] });
});

test('an unknown role is an error with the platform’s code', async () => {
  await expect(openMerchant().authorization.assignRole(memberId, 'PRESS')).rejects.toMatchObject({
    code: 'ROLE_DOES_NOT_EXIST',
    status: 404,
  });
});
