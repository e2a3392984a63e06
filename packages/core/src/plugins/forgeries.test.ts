import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { createCall, callWire, deliveries, pluginKey, signCall } from '../testing/deliveries.js';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const url = '/v1/next-delivery';

test('rejects tokens without an algorithm, signed with other keys, or with embedded keys', async () => {
  const { plugins, asked } = deliveries();
  const [header = '', payload = '', signature = ''] = (await signCall()).split('.');
  const hmac = `${base64url({ alg: 'HS256' })}.${payload}`;
  const other = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(other.publicKey);
  const foreign = (more: object) =>
    new SignJWT({ data: callWire() }).setProtectedHeader({ alg: 'RS256', ...more }).sign(other.privateKey);
  const forged = [
    `${base64url({ alg: 'none' })}.${payload}.`,
    `${base64url({ alg: 'none' })}.${payload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}.${signature}=`,
    `${header}.${payload}.${signature}\n`,
    `${hmac}.${createHmac('sha256', pluginKey).update(hmac).digest('base64url')}`,
    await foreign({}),
    await foreign({ jwk }),
    await foreign({ jku: 'https://evil.example/keys' }),
    await foreign({ x5c: ['MIIB'] }),
    await foreign({ kid: '../../dev/null' }),
    await signCall(callWire(), {}, { crit: ['b64'], b64: true }),
    '',
    '..',
  ];
  for (const body of forged) {
    await expect(plugins.process({ url, body })).rejects.toMatchObject({
      code: 'invalid_jwt',
      message: 'JWT is not valid',
    });
  }
  expect(asked).toEqual([]);
});

test('rejects every token with one changed character', async () => {
  const { plugins, asked } = deliveries();
  const token = await signCall();
  const place = fc.nat({ max: token.length - 1 });
  const part = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0189-_.=+/ \n\u00e9'), maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(place, fc.nat({ max: 3 }), part, async (at, length, text) => {
      const altered = token.slice(0, at) + text + token.slice(at + length);
      fc.pre(altered !== token);
      await expect(plugins.process({ url, body: altered })).rejects.toMatchObject({ code: 'invalid_jwt' });
    }),
    { numRuns: repetitions({ sample: 200, full: 20_000 }) },
  );
  expect(asked).toEqual([]);
}, 120_000);

test('rejects other audiences and issuers, and expired tokens', async () => {
  const now = Date.parse('2026-03-01T12:00:00.000Z');
  const { plugins, asked } = deliveries({ appId: 'app-1', issuer: 'wix.com', now: () => now });
  const good = { aud: 'app-1', iss: 'wix.com', exp: now / 1000 + 10, nbf: now / 1000 - 10 };
  for (const bad of [
    { aud: 'app-2' },
    { aud: undefined },
    { iss: 'evil.example' },
    { iss: undefined },
    { exp: now / 1000 - 61 },
    { nbf: now / 1000 + 61 },
    { iat: now / 1000 + 301 },
  ]) {
    const body = await signCall(callWire(), { ...good, ...bad });
    await expect(plugins.process({ url, body })).rejects.toMatchObject({ reason: `claim ${Object.keys(bad)[0]}` });
  }
  await plugins.process({ url, body: await signCall(callWire(), good) });
  expect(asked).toHaveLength(1);
});

test('rejects data that is not a plugin call', async () => {
  const { plugins } = deliveries();
  let deep: unknown = 1;
  for (let level = 0; level < 500; level++) deep = [deep];
  const wrong = [
    false,
    null,
    'text',
    7,
    [],
    {},
    { metadata: null },
    { metadata: {} },
    { metadata: { appExtensionType: 7 } },
  ];
  for (const data of [...wrong, callWire(deep)]) {
    await expect(plugins.parseJWT(await signCall(data))).rejects.toMatchObject({ code: 'invalid_jwt', reason: 'data' });
  }
});

test('rejects bodies over the limit without reading them to the end', async () => {
  const { plugins } = deliveries({ maxBodyBytes: 2_000 });
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  const init = { method: 'POST', body: endless, duplex: 'half' };
  const response = await plugins.respond(new Request(`https://app.example${url}`, init));
  expect([response.status, await response.json()]).toEqual([413, { message: 'The body is too large' }]);
  expect(pulled).toBeLessThan(10);
  await expect(plugins.process({ url, body: 'a'.repeat(2_001) })).rejects.toMatchObject({ code: 'body_too_large' });
  expect((await plugins.respond(createCall(await signCall()))).status).toBe(200);
});

test('property: no signed JSON pollutes a prototype or affects another call', async () => {
  const { plugins } = deliveries();
  const key = fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', '_id', 'parcels', 'due', 'weight', 'x');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, true, 1, 'text', '2026-03-01T00:00:00Z', 'polluted'),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc
        .array(fc.tuple(key, tie('tree')), { maxLength: 4 })
        .map(
          (fields) =>
            JSON.parse(`{${fields.map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join()}}`) as object,
        ),
    ),
  }));
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  await fc.assert(
    fc.asyncProperty(tree, async (request) => {
      const response = await plugins.respond(createCall(await signCall(callWire(request))));
      expect([200, 401, 500]).toContain(response.status);
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
    { numRuns: repetitions({ sample: 100, full: 500 }) },
  );
});
