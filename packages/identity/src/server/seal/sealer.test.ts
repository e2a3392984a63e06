import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';
import { sealKey } from './seal-key.js';
import { createSealer } from './sealer.js';

const secret = 'a-secret-of-exactly-32-characters';
const older = 'an-older-secret-of-some-40-characters-...';
const later = () => Date.now() + 60_000;

/** Number of tested alterations: 20,000 in the soak test. */
const flips = repetitions({ sample: 100, full: 2_000, soak: 20_000 });

afterEach(() => vi.useRealTimers());

describe('sealed value', () => {
  test('property: opens with its purpose and secret', async () => {
    const sealer = createSealer([secret]);
    await fc.assert(
      fc.asyncProperty(
        fc.json().map((text) => ({ value: JSON.parse(text) as unknown })),
        async (value) => {
          const sealed = await sealer.seal(value, 'session', later());
          expect(sealed).toMatch(/^[\w-]+$/);
          expect(await sealer.open(sealed, 'session')).toEqual(value);
          expect(await createSealer([secret]).open(sealed, 'session')).toEqual(value);
          expect(await sealer.open(sealed, 'login')).toBeUndefined();
          expect(await createSealer([older]).open(sealed, 'session')).toBeUndefined();
        },
      ),
    );
  });

  test('reveals nothing of the value and differs each time', async () => {
    const sealer = createSealer([secret]);
    const value = { token: 'canary'.repeat(10) };
    const seals = await Promise.all(Array.from({ length: 100 }, () => sealer.seal(value, 'session', later())));
    expect(new Set(seals).size).toBe(100);
    for (const sealed of seals) expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('canary');
  });

  test(`is rejected after each of ${flips} bit flips`, { timeout: 120_000 }, async () => {
    const sealer = createSealer([secret]);
    const sealed = await sealer.seal({ token: 'x'.repeat(300) }, 'session', later());
    const bytes = Buffer.from(sealed, 'base64url');
    let accepted = 0;
    for (let flip = 0; flip < flips; flip++) {
      const altered = Buffer.from(bytes);
      const bit = flip % (bytes.length * 8);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      if (flip >= bytes.length * 8) altered[(flip * 31) % bytes.length]! ^= 1 + ((flip * 7) % 255);
      if (altered.equals(bytes)) continue;
      if ((await sealer.open(altered.toString('base64url'), 'session')) !== undefined) accepted++;
    }
    expect(accepted).toBe(0);
  });

  test('is rejected with a changed character, truncated or extended', async () => {
    const sealer = createSealer([secret]);
    const sealed = await sealer.seal({ a: 1 }, 'session', later());
    const others = [...sealed].flatMap((was, at) =>
      [...'AZaz09_-=+/ .%é']
        .filter((one) => one !== was)
        .map((one) => sealed.slice(0, at) + one + sealed.slice(at + 1)),
    );
    const shorter = [...sealed].map((_, at) => sealed.slice(0, at));
    for (const altered of [...others, ...shorter, `${sealed}A`, `A${sealed}`, sealed + sealed]) {
      expect(await sealer.open(altered, 'session')).toBeUndefined();
    }
  });

  test('is rejected after its expiry', async () => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    const sealer = createSealer([secret]);
    const sealed = await sealer.seal({ a: 1 }, 'session', 1_001_000);
    vi.setSystemTime(1_000_999);
    expect(await sealer.open(sealed, 'session')).toEqual({ a: 1 });
    vi.setSystemTime(1_001_000);
    expect(await sealer.open(sealed, 'session')).toBeUndefined();
  });

  test('property: opening any string never throws', async () => {
    const sealer = createSealer([secret, older]);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.constant('A'.repeat(40_000))),
        async (text) => {
          expect(await sealer.open(text, 'session')).toBeUndefined();
        },
      ),
    );
  });
});

describe('secret rotation', () => {
  test('encrypts for all secrets, so that each of them opens', async () => {
    const before = await createSealer([older]).seal({ a: 1 }, 'session', later());
    const rotated = createSealer([secret, older]);
    expect(await rotated.open(before, 'session')).toEqual({ a: 1 });
    const during = await rotated.seal({ a: 2 }, 'session', later());
    for (const secrets of [[secret], [older], [older, secret]]) {
      expect(await createSealer(secrets).open(during, 'session')).toEqual({ a: 2 });
    }
    expect(await createSealer(['a-third-secret-of-some-40-characters-...']).open(during, 'session')).toBeUndefined();
  });

  test('a holder of one secret cannot change a value for holders of another one', async () => {
    const sealed = await createSealer([secret, older]).seal({ a: 1 }, 'session', later());
    const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'));
    const [ivStart, keysStart, keyLength] = [2, 14, 52];
    const iv = bytes.slice(ivStart, keysStart);
    const contentStart = keysStart + 2 * keyLength;
    const content = bytes.slice(contentStart);
    const text = new TextEncoder().encode('session');
    const bound = new Uint8Array([...bytes.slice(0, keysStart), ...text]);
    const cipher = (additionalData: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData });

    const { key } = await sealKey(older);
    const wrapped = bytes.slice(keysStart + keyLength + 4, contentStart);
    const valueKey = await crypto.subtle.decrypt(cipher(new Uint8Array([...bound, ...content])), key, wrapped);
    const imported = await crypto.subtle.importKey('raw', valueKey, 'AES-GCM', false, ['encrypt']);
    const plain = new TextEncoder().encode(JSON.stringify({ value: { a: 9 }, expiresAt: later() }));
    const forged = new Uint8Array(await crypto.subtle.encrypt(cipher(bound), imported, plain));
    const result = Buffer.from([...bytes.slice(0, contentStart), ...forged]).toString('base64url');
    expect(await createSealer([secret]).open(result, 'session')).toBeUndefined();
  });

  test('a removed secret decrypts nothing', async () => {
    const before = await createSealer([older]).seal({ a: 1 }, 'session', later());
    expect(await createSealer([secret]).open(before, 'session')).toBeUndefined();
  });
});

test.each([[[]], [['canary']], [[secret, 'canary']], [[undefined]], [secret], [undefined]])(
  'rejects the secrets %j without showing them',
  (secrets) => {
    try {
      createSealer(secrets as string[]);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_argument' });
      expect(inspect(error).split('\n')[0]).not.toContain('canary');
    }
  },
);
