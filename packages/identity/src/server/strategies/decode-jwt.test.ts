import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { AppStrategy } from '../index.js';

describe('decodeJWT', async () => {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const publicKey = await exportSPKI(keys.publicKey);
  const auth = AppStrategy({ appId: 'APP', publicKey });
  const sign = (claims: object, header: object = {}) =>
    new SignJWT({ data: 'hello', iss: 'wix.com', aud: 'APP', ...claims })
      .setProtectedHeader({ alg: 'RS256', ...header })
      .sign(keys.privateKey);

  test('returns the data, with the key as PEM or base64', async () => {
    expect(await auth.decodeJWT(await sign({}), true)).toEqual({ decoded: { data: 'hello' }, valid: true });
    const encoded = AppStrategy({ appId: 'APP', publicKey: btoa(publicKey) });
    expect(await encoded.decodeJWT(await sign({ aud: 'OTHER' }))).toEqual({ decoded: { data: 'hello' }, valid: true });
  });

  test.each([
    ['of another app', { aud: 'OTHER' }],
    ['of another issuer', { iss: 'evil.example' }],
    ['that expired', { exp: 1 }],
    ['that is not valid yet', { nbf: Date.now() / 1000 + 3600 }],
    ['issued ten years ahead', { iat: Date.now() / 1000 + 10 * 365 * 86_400 }],
    ['issued at no time', { iat: 'now' }],
  ])('rejects %s', async (_, claims) => {
    await expect(auth.decodeJWT(await sign(claims), true)).rejects.toMatchObject({ code: 'invalid_jwt' });
  });

  test('rejects every changed character', async () => {
    const token = await sign({});
    for (let at = 0; at < token.length; at++) {
      const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      await expect(auth.decodeJWT(altered)).rejects.toMatchObject({ code: 'invalid_jwt' });
    }
  });

  test.each(['', 'x', 'x.y', 'x.y.z', 'e30.e30.'])('rejects %j', async (token) => {
    await expect(auth.decodeJWT(token)).rejects.toMatchObject({ code: 'invalid_jwt' });
  });

  test('requires a public key', async () => {
    await expect(AppStrategy({ appId: 'APP' }).decodeJWT('x')).rejects.toThrow('"publicKey" must be set');
    const broken = AppStrategy({ appId: 'APP', publicKey: 'nonsense' });
    await expect(broken.decodeJWT('x')).rejects.toThrow('"publicKey" must be an RSA public key');
  });
});
