import { CartwrightError, invalidArgument } from '@cartwright/core';
import { importSPKI, jwtVerify } from 'jose';

/** What a signed text says. */
export interface DecodedJwt {
  /** The data in it. */
  decoded: { data: unknown };
  /** Always `true`: a text that is not sound is an error. */
  valid: true;
}

const marker = '-----BEGIN PUBLIC KEY-----';

/** Base64url as it must be written: no other text has the same bytes. */
const canonical = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/;

/** The key of a PEM, or of the base64 of one. */
const importKey = async (publicKey: string) => {
  try {
    return await importSPKI(publicKey.includes(marker) ? publicKey : atob(publicKey), 'RS256');
  } catch {
    throw invalidArgument('publicKey', 'the PEM of an RSA public key, or its base64');
  }
};

/** Verifies a text that the platform signed with RS256, and for `audience` by the platform where that is given. */
export async function decodeJwt(
  token: string,
  publicKey: string | undefined,
  audience: string | undefined,
): Promise<DecodedJwt> {
  if (!publicKey) throw invalidArgument('publicKey', 'given to AppStrategy: this call needs it');
  const key = await importKey(publicKey);
  const caller = audience === undefined ? {} : { audience, issuer: 'wix.com' };
  try {
    if (!token.split('.').every((part) => canonical.test(part))) throw new TypeError();
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      clockTolerance: 60,
      ...caller,
    });
    if ('crit' in protectedHeader) throw new TypeError();
    return { decoded: { data: payload['data'] }, valid: true };
  } catch {
    throw new CartwrightError('The JWT is not valid for this app', { kind: 'validation', code: 'invalid_jwt' });
  }
}
