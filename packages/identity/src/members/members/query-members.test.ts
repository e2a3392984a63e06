import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { stubFetch } from '../../../../core/src/testing/stub-fetch.js';
import * as members from '../index.js';

const page = (...ids: string[]) => ({ members: ids.map((id) => ({ id })), metadata: { total: 3 } });

test('returns a builder with options and pages', async () => {
  const { fetch, sent } = stubFetch(page('a', 'b'), page('c'));
  const client = createClient({ modules: { members }, fetch });
  const first = await client.members
    .queryMembers({ fieldsets: [members.Set.FULL], search: { expression: 'ada' } })
    .eq('_id', 'a')
    .ne('status', members.Status.BLOCKED)
    .startsWith('profile.nickname', 'A')
    .limit(2)
    .find();
  expect(first).toMatchObject({ items: [{ _id: 'a' }, { _id: 'b' }], totalCount: 3, totalPages: 2 });
  expect((await first.next()).items).toEqual([{ _id: 'c' }]);
  const filter = {
    $and: [{ id: 'a' }, { status: { $ne: 'BLOCKED' } }, { 'profile.nickname': { $startsWith: 'A' } }],
  };
  expect(sent.map(({ body }) => body)).toEqual(
    [0, 2].map((offset) => ({
      fieldsets: ['FULL'],
      search: { expression: 'ada' },
      query: { filter, paging: { limit: 2, offset } },
    })),
  );
});

test('a builder without options requests 50 members', async () => {
  const { fetch, sent } = stubFetch(page());
  await createClient({ modules: { members }, fetch }).members.queryMembers().find();
  expect(sent[0]?.body).toEqual({ query: { filter: {}, paging: { limit: 50, offset: 0 } } });
});
