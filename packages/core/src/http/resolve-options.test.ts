import { expect, test } from 'vitest';
import { createCall, ends, reply } from '../testing/middleware.js';
import { compose } from './compose.js';
import { resolveOptions } from './resolve-options.js';

test('the call wins over the client, and undefined counts as not set', async () => {
  const options = { timeout: undefined, attemptTimeout: 5, headers: { 'X-Own': '1' } };
  const call = createCall({ options: options as object }, { timeout: 7, attemptTimeout: 9 });
  await compose(resolveOptions, ends(reply(200)))(call);
  expect(call).toMatchObject({ options: { timeout: 7, attemptTimeout: 5 }, headers: { 'x-own': '1' } });
});

test('rejects an invalid option without running the rest', async () => {
  const rest = ends();
  await expect(compose(resolveOptions, rest)(createCall({ options: { timeout: -1 } }))).rejects.toMatchObject({
    code: 'invalid_argument',
  });
  expect(rest).not.toHaveBeenCalled();
});
