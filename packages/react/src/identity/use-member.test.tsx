import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getAuth, iris, memberTokens } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../testing/render.js';
import { useMember, useUpdateMember } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('is null for a visitor, and sends no request', async () => {
  const { result } = renderWith(platform.client, () => useMember());
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
  await waitFor(() => expect(result.current).toMatchObject({ data: null, isPending: false }));
  expect(platform.sent('/members/my')).toEqual([]);
});

it('has everything a member may know', async () => {
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  const { result } = await renderLoaded(platform.client, () => useMember());
  expect(result.current.data).toMatchObject({
    loginEmail: iris.email,
    profile: { nickname: 'Iris' },
    contact: { lastName: 'Alto' },
  });
});

it("updates the member, and shows the platform's response", async () => {
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  // Components that read no data are not rerendered for it.
  const { result } = await renderLoaded(platform.client, () => ({
    ...useMember(),
    change: useUpdateMember(),
  }));
  const change = { profile: { nickname: 'Iri' }, contact: { firstName: 'Irisa' } };
  expect(await act(() => result.current.change.mutateAsync(change))).toMatchObject({ profile: { nickname: 'Iri' } });
  await waitFor(() => expect(result.current.data?.profile?.nickname).toBe('Iri'));
  expect(result.current.data?.contact).toMatchObject({ firstName: 'Irisa', lastName: 'Alto' });
});

it('reports why a change is rejected, and keeps the member', async () => {
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  const { result } = await renderLoaded(platform.client, () => ({ ...useMember(), change: useUpdateMember() }));
  act(() => result.current.change.mutate({ loginEmail: 'other@demo.example' }));
  await waitFor(() => expect(result.current.change.error).toMatchObject({ kind: 'validation' }));
  expect(result.current.data?.loginEmail).toBe(iris.email);
});
