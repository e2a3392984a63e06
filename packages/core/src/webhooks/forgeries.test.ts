import { createHmac } from 'node:crypto';
import { exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import {
  type,
  onNoteDeleted,
  seconds,
  keys,
  publicKey,
  wire,
  noteWire,
  sign,
  receiver,
  refused,
  post,
} from '../testing/notes.js';
import { createWebhooks } from './index.js';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('rejected deliveries', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  /** The distance between the characters that are altered. */
  const STEP = repetitions({ sample: 48, full: 1 });

  test('tokens with one changed character', async () => {
    const token = await sign();
    const { webhooks, handled } = receiver();
    let accepted = 0;
    let tried = 0;
    for (let index = 0; index < token.length; index += STEP) {
      const others = [...`${alphabet}.=+/ `].filter((character) => character !== token[index]);
      const results = await Promise.allSettled(
        others.map((character) => webhooks.parseJWT(token.slice(0, index) + character + token.slice(index + 1))),
      );
      tried += results.length;
      accepted += results.filter(({ status }) => status === 'fulfilled').length;
    }
    expect(tried).toBeGreaterThan(40_000 / STEP);
    expect({ accepted, handled }).toEqual({ accepted: 0, handled: [] });
    await expect(webhooks.parseJWT(token)).resolves.toMatchObject({ eventType: type });
  }, 120_000);

  test('tokens without an algorithm or signature, or with the public key as HMAC secret', async () => {
    const { webhooks } = receiver();
    const [header = '', payload = '', signature = ''] = (await sign()).split('.');
    const hmac = `${base64url({ alg: 'HS256' })}.${payload}`;
    const forged = [
      `${base64url({ alg: 'none' })}.${payload}.`,
      `${base64url({ alg: 'none' })}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${hmac}.${createHmac('sha256', publicKey).update(hmac).digest('base64url')}`,
      `${header}.${payload}.${signature}.`,
      ` ${header}.${payload}.${signature}`,
      `${header}.${payload}.${signature}\n`,
      '',
      '..',
    ];
    for (const token of forged) {
      await expect(webhooks.process(token)).rejects.toMatchObject({ code: 'invalid_jwt', message: 'JWT is not valid' });
    }
  });

  test('tokens with other algorithms, other keys or embedded keys', async () => {
    const { webhooks } = receiver();
    const other = await generateKeyPair('RS256', { extractable: true });
    const elliptic = await generateKeyPair('ES256');
    const pss = await generateKeyPair('PS256');
    const signed = (alg: string, key: typeof other.privateKey, header: object = {}) =>
      new SignJWT({ data: wire(noteWire()) }).setProtectedHeader({ alg, ...header }).sign(key);
    const jwk = await crypto.subtle.exportKey('jwk', other.publicKey);
    for (const token of [
      await signed('ES256', elliptic.privateKey),
      await signed('PS256', pss.privateKey),
      await signed('RS256', other.privateKey),
      await signed('RS256', other.privateKey, { jwk, jku: 'https://evil.example/keys', x5u: 'https://evil.example/x' }),
      await signed('RS256', other.privateKey, { kid: '../../dev/null' }),
      await sign(undefined, {}, { crit: ['b64'], b64: true }),
    ]) {
      await expect(webhooks.process(token)).rejects.toEqual(refused('signature or header'));
    }
  });

  test('tokens for other audiences and issuers, if configured', async () => {
    const { webhooks } = receiver({ appId: 'app-1', issuer: 'wix.com' });
    await expect(webhooks.process(await sign(undefined, { aud: 'app-1', iss: 'wix.com' }))).resolves.toBeTruthy();
    await expect(
      webhooks.process(await sign(undefined, { aud: ['app-1', 'x'], iss: 'wix.com' })),
    ).resolves.toBeTruthy();
    for (const aud of ['app-2', undefined, ['app-2']]) {
      await expect(webhooks.process(await sign(undefined, { aud, iss: 'wix.com' }))).rejects.toEqual(
        refused('claim aud'),
      );
    }
    for (const iss of ['evil.example', undefined]) {
      await expect(webhooks.process(await sign(undefined, { aud: 'app-1', iss }))).rejects.toEqual(
        refused('claim iss'),
      );
    }
    const { webhooks: anyApp } = receiver();
    await expect(anyApp.process(await sign(undefined, { aud: 'app-2', iss: 'evil.example' }))).resolves.toBeTruthy();
  });

  test('expired and future tokens beyond a minute of tolerance; old tokens without expiry are accepted', async () => {
    const { webhooks } = receiver();
    const claims = (more: object) => sign(undefined, more);
    await expect(webhooks.parseJWT(await claims({ exp: seconds - 59, nbf: seconds + 59 }))).resolves.toBeTruthy();
    await expect(webhooks.parseJWT(await claims({ iat: 0 }))).resolves.toBeTruthy();
    await expect(webhooks.parseJWT(await claims({ exp: seconds - 61 }))).rejects.toEqual(refused('claim exp'));
    await expect(webhooks.parseJWT(await claims({ nbf: seconds + 61 }))).rejects.toEqual(refused('claim nbf'));
    await expect(webhooks.parseJWT(await claims({ exp: 'never' }))).rejects.toEqual(refused('claim exp'));
  });

  test('tokens issued in the future beyond five minutes of tolerance', async () => {
    const { webhooks } = receiver();
    const issuedAt = async (iat: unknown) => webhooks.parseJWT(await sign(undefined, { iat }));
    await expect(issuedAt(seconds + 299)).resolves.toBeTruthy();
    await expect(issuedAt(seconds + 301)).rejects.toEqual(refused('claim iat'));
    await expect(issuedAt(seconds + 10 * 365 * 86_400)).rejects.toEqual(refused('claim iat'));
    await expect(issuedAt('tomorrow')).rejects.toEqual(refused('claim iat'));
    await expect(issuedAt(null)).rejects.toEqual(refused('claim iat'));
  });

  test('signed data that is not an event', async () => {
    const { webhooks } = receiver();
    for (const data of [undefined, 7, '', '{', 'null', '[]', '{"eventType":1}', JSON.stringify({ eventType: type })]) {
      await expect(webhooks.process(await sign(data === undefined ? null : data))).rejects.toEqual(refused('data'));
    }
    for (const depth of [500, 2_000, 20_000]) {
      const deep = `{"id":"e","entityFqdn":"f","createdEvent":{"entity":${'{"a":'.repeat(depth)}1${'}'.repeat(depth + 2)}`;
      await expect(webhooks.process(await sign(JSON.stringify({ eventType: type, data: deep })))).rejects.toEqual(
        refused('data'),
      );
    }
  });

  test('events without a handler that are not expected', async () => {
    const { webhooks } = receiver();
    const token = await sign(wire(noteWire(), onNoteDeleted.type));
    await expect(webhooks.process(token)).rejects.toMatchObject({
      code: 'unexpected_event_type',
      message: 'Unexpected event type',
      reason: onNoteDeleted.type,
    });
    await expect(createWebhooks({ publicKey }).process(token)).rejects.toMatchObject({ code: 'unexpected_event_type' });
    const expecting = createWebhooks({ publicKey, expectedEvents: [onNoteDeleted] });
    await expect(expecting.process(token)).resolves.toMatchObject({
      eventType: onNoteDeleted.type,
      isDuplicate: false,
    });
    await expect(webhooks.process(await sign(wire(noteWire(), 'constructor')))).rejects.toMatchObject({
      code: 'unexpected_event_type',
    });
  });

  test('bodies over the limit, with and without Content-Length', async () => {
    const { webhooks } = receiver({ maxBodyBytes: 2_000 });
    const tooLarge = { code: 'body_too_large', message: 'The body is too large' };
    await expect(webhooks.process('a'.repeat(2_001))).rejects.toMatchObject(tooLarge);
    await expect(webhooks.processRequest(post('a'.repeat(2_001)))).rejects.toMatchObject(tooLarge);
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => void (pulled++, controller.enqueue(new Uint8Array(500))),
    });
    const init = { method: 'POST', body: endless, duplex: 'half' };
    await expect(webhooks.processRequest(new Request('https://shop.example', init))).rejects.toMatchObject(tooLarge);
    expect(pulled).toBeLessThan(10);
    const { webhooks: usual } = receiver();
    await expect(usual.process(`${'a'.repeat(1024 * 1024)}.`)).rejects.toMatchObject(tooLarge);
    await expect(usual.process('a'.repeat(1024 * 1024))).rejects.toEqual(refused('encoding'));
  });

  test('invalid public keys and parsed bodies', async () => {
    const privateKey = await exportPKCS8(keys.privateKey);
    for (const value of ['', 'secret', privateKey, btoa(privateKey), '%%%']) {
      expect(() => createWebhooks({ publicKey: value })).toThrow(/"publicKey" must be PEM/);
    }
    const broken = createWebhooks({ publicKey: '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----' });
    await expect(broken.parseJWT(await sign())).rejects.toMatchObject({ code: 'invalid_public_key' });
    const { webhooks } = receiver();
    await expect(webhooks.process({} as string)).rejects.toMatchObject({ code: 'invalid_argument' });
  });
});

test('accepts the public key as base64-encoded PEM', async () => {
  const { webhooks, handled } = receiver({ publicKey: btoa(publicKey) });
  await webhooks.process(await sign());
  expect(handled).toHaveLength(1);
});
