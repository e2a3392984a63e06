import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OAuthStrategy } from '../index.js';
import { OAuthStrategy as RedirectLogin } from '../redirect-login/index.js';
import { randomString } from './random-string.js';
import { sha256 } from './sha-256.js';

const begin = (codeVerifierLength?: number) =>
  OAuthStrategy({ clientId: 'CID', ...(codeVerifierLength && { codeVerifierLength }) }).generateOAuthData(
    'https://shop.example/callback',
    'https://shop.example/cart',
  );

afterEach(() => vi.unstubAllGlobals());

describe('generateOAuthData', () => {
  test('returns state and PKCE secrets synchronously', () => {
    const { codeVerifier, codeChallenge, state, ...rest } = begin();
    expect(rest).toEqual({ redirectUri: 'https://shop.example/callback', originalUri: 'https://shop.example/cart' });
    expect(codeVerifier).toMatch(/^[\w.~-]{43}$/);
    expect(state).toMatch(/^[\w.~-]{43}$/);
    expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
    expect(RedirectLogin({ clientId: 'CID' }).generateOAuthData('https://r').originalUri).toBe('');
  });

  test('never returns the same secrets twice', () => {
    const received = Array.from({ length: 1000 }, () => begin()).flatMap(({ codeVerifier, state }) => [
      codeVerifier,
      state,
    ]);
    expect(new Set(received).size).toBe(2000);
  });

  test.each([43, 64, 128])('accepts verifiers of %i characters', (length) =>
    expect(begin(length).codeVerifier).toHaveLength(length),
  );

  test.each([42, 129, 1.5, NaN])('rejects a verifier length of %d', (codeVerifierLength) =>
    expect(() => OAuthStrategy({ clientId: 'CID', codeVerifierLength })).toThrow(/"codeVerifierLength" must be/),
  );

  test('requires crypto.getRandomValues, but not crypto.subtle', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(begin().codeChallenge).toHaveLength(43);
    vi.stubGlobal('crypto', {});
    expect(() => begin()).toThrow(expect.objectContaining({ code: 'crypto_missing', kind: 'configuration' }));
  });
});

test('random characters are uniformly distributed', () => {
  const count = 660_000;
  const counts = new Map<string, number>();
  for (const character of randomString(count)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect([...counts.keys()].sort().join('')).toBe('-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~');
  const chiSquare = [...counts.values()].reduce(
    (sum, received) => sum + (received - count / 66) ** 2 / (count / 66),
    0,
  );
  expect(chiSquare, 'once in a billion runs').toBeLessThan(160);
});

describe('SHA-256', () => {
  const hex = (text: string) => Buffer.from(sha256(text), 'latin1').toString('hex');

  test('matches the test vectors of the standard', () => {
    expect(hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(Buffer.from(sha256(verifier), 'latin1').toString('base64url')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  test('property: equals the digest of Node.js for any ASCII string', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }).map((text) => text.replace(/[^\0-\x7f]/g, '')),
        (text) => {
          expect(hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
        },
      ),
    );
  });
});
