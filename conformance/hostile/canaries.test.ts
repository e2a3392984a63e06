import { createClient, type AuthStrategy } from '@cartwright/core';
import { currentCart, orders } from '@cartwright/ecom';
import { OAuthStrategy, TokenRole } from '@cartwright/identity';
import fc from 'fast-check';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { patience, runs } from './runs.js';

const canary = { access: 'canary-access', refresh: 'canary-refresh', fresh: 'canary-fresh', rotated: 'canary-rotated' };

/** Placeholder in a response for the secret of its request. */
const carried = '{{carried}}';

/** Text around a secret, as servers and proxies echo it. */
const echo = fc
  .constantFrom('', 'Authorization: ', 'Bearer ', 'token=', '{"refreshToken":"')
  .map((before) => `${before}${carried}`);

/** JSON with a secret somewhere inside. */
const echoes: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    echo,
    fc.array(tie('node'), { minLength: 1, maxLength: 2 }),
    fc.dictionary(fc.constantFrom('message', 'data', 'headers', 'authorization', carried), tie('node'), {
      minKeys: 1,
      maxKeys: 2,
    }),
  ),
})).node;

const errorBody = fc.oneof(
  fc.record({ message: echo, details: fc.constant({}) }),
  fc.record({
    message: echo,
    details: fc.record({ applicationError: fc.record({ code: echo, description: echo, data: echoes }) }),
  }),
  fc
    .record({ field: echo, description: echo, data: echoes })
    .map((violation) => ({ message: '', details: { validationError: { fieldViolations: [violation] } } })),
  echoes,
);
const bodyText = fc.oneof(
  errorBody.map((body) => JSON.stringify(body)),
  echo.map((text) => `<html>${text}`),
  errorBody.map((body) => JSON.stringify(body).slice(0, -1)),
);

const tokens = { access_token: canary.fresh, refresh_token: canary.rotated, expires_in: 3600 };
const success = fc.constantFrom(200, 201, 204);
const refusal = fc.constantFrom(302, 400, 401, 403, 404, 409, 429, 500, 502, 503);

/** Responses with a secret in an unexpected place: headers, and invalid success bodies. */
const odd = fc.oneof(
  fc.record({ status: success, body: bodyText, header: echo }),
  fc.record({ status: refusal, body: bodyText.map((body) => body.replaceAll(carried, 'nothing')), header: echo }),
);
/** Error responses that contain the secret of their request. */
const echoed = fc.record({ status: refusal, body: bodyText, header: echo });

/** Responses of the token endpoint, valid and invalid. */
const grants = fc.constantFrom(
  { status: 200, body: JSON.stringify(tokens) },
  { status: 200, body: JSON.stringify(tokens).slice(0, -3) },
  { status: 200, body: JSON.stringify({ ...tokens, access_token: [canary.fresh] }) },
  { status: 201, body: JSON.stringify(tokens) },
);
type Answers = fc.Arbitrary<{ status: number; body: string; header?: string }>;

/** Responds like a server that echoes requests. */
const respond = (
  { status, body, header = '' }: { status: number; body: string; header?: string },
  init: RequestInit,
) => {
  const { refreshToken } = JSON.parse((init.body as string | null) ?? '{}') as { refreshToken?: string };
  const authorization = new Headers(init.headers).get('authorization');
  const echoed = (text: string) => text.replaceAll(carried, authorization ?? refreshToken ?? '');
  return new Response([204, 304].includes(status) ? null : echoed(body), {
    status,
    ...(authorization !== null && { statusText: echoed(header) }),
    headers: { [authorization === null ? 'x-echo' : 'x-wix-request-id']: echoed(header) },
  });
};

/** All string representations of an error. */
const shown = (error: unknown): string =>
  [
    String(error),
    (error as Error).stack ?? '',
    JSON.stringify(error),
    inspect(error, { depth: Infinity, showHidden: true, getters: true }),
  ].join('\n');

const noneIsShown = async (responses: Answers, tokenAnswers: Answers) => {
  let errors = 0;
  const strategies = fc.constantFrom<'fresh' | 'expired' | 'plain'>('fresh', 'expired', 'plain');
  await fc.assert(
    fc.asyncProperty(strategies, responses, tokenAnswers, fc.boolean(), async (kind, response, token, isWrite) => {
      const fetch: typeof globalThis.fetch = (url, init = {}) =>
        Promise.resolve(respond((url as string).endsWith('/oauth2/token') ? token : response, init));
      const plain: AuthStrategy = {
        getAuthHeaders: () => Promise.resolve({ headers: { Authorization: canary.access } }),
      };
      const oauth = OAuthStrategy({
        clientId: 'client',
        tokens: {
          accessToken: { value: canary.access, expiresAt: kind === 'fresh' ? 4_000_000_000 : 1 },
          refreshToken: { value: canary.refresh, role: TokenRole.MEMBER },
        },
      });
      const client = createClient({ fetch, auth: kind === 'plain' ? plain : oauth, modules: { currentCart, orders } });
      const call: Promise<unknown> = isWrite
        ? client.currentCart.addToCurrentCart({}, { retry: false })
        : client.orders.getOrder('o1', { retry: false });
      const error: unknown = await call.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error === undefined) return;
      errors++;
      expect(shown(error)).not.toContain('canary');
    }),
    { numRuns: runs },
  );
  console.log(`canaries: ${errors} errors of ${runs} calls`);
};

/** Final result of a token request, which is retried after a transient error. */
const final = (responses: Answers) =>
  responses.filter(({ status }) => status < 300 || [400, 403, 404, 409].includes(status));

test('no token is in any error of a call', () => noneIsShown(odd, fc.oneof(grants, final(odd))), patience);

test(
  'no token is in an error if the platform’s response repeats it',
  () => noneIsShown(echoed, fc.oneof(grants, final(echoed))),
  patience,
);
