import { expect, test } from 'vitest';
import { graphqlOnBoth } from '../harness/graphql.js';

test.each([{ json: { data: { n: 1 } } }, { json: { data: { n: null }, errors: [{ message: 'no', path: ['n'] }] } }])(
  'graphql: the same request and result for %j',
  async (response) => {
    const { theirs, own } = await graphqlOnBoth(response, 'query q($v: Int) { n(v: $v) }', { v: 1 });
    expect(own.error).toBeUndefined();
    expect(own.sent).toEqual(theirs.sent);
    expect(own.sent[0]?.origin).toBe('https://www.wixapis.com');
    expect(own.value).toEqual(theirs.value);
  },
);

test.each([201, 400, 403, 404, 500])('graphql: the same message for status %i', async (status) => {
  const { theirs, own } = await graphqlOnBoth({ status, json: {} }, 'mutation { n }');
  expect((own.error as Error).message).toBe((theirs.error as Error).message);
});
