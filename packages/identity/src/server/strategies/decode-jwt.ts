import { CartwrightError, invalidArgument } from '@cartwright/core';
import { importSPKI, jwtVerify } from 'jose';

/** Result of `AppStrategy.decodeJWT`. */
export interface DecodedJwt {
  /** Data in the JWT. */
  decoded: { data: unknown };
  /** Always `true`. An invalid JWT throws. */
  valid: true;
}

const marker = '-----BEGIN PUBLIC KEY-----';

/** Maximum time by which a token may be issued in the future, in seconds. */
const ISSUED_AT_TOLERANCE = 300;

/** Canonical base64url. Non-canonical encodings of the same bytes are rejected. */
const canonical = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/;

/** Imports a public key from PEM or base64-encoded PEM. */
const importKey = async (publicKey: string) => {
  try {
    return await importSPKI(publicKey.includes(marker) ? publicKey : atob(publicKey), 'RS256');
  } catch {
    throw invalidArgument('publicKey', 'an RSA public key as PEM or base64-encoded PEM');
  }
};

/** Verifies a JWT signed with RS256. With `audience`, it must also be issued by the platform for that app. */
export async function decodeJwt(
  token: string,
  publicKey: string | undefined,
  audience: string | undefined,
): Promise<DecodedJwt> {
  if (!publicKey) throw invalidArgument('publicKey', 'set in the options of AppStrategy');
  const key = await importKey(publicKey);
  const caller = audience === undefined ? {} : { audience, issuer: 'wix.com' };
  try {
    if (!token.split('.').every((part) => canonical.test(part))) throw new TypeError();
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      clockTolerance: 60,
      ...caller,
    });
    const { iat = 0 } = payload;
    const isIssued = typeof iat === 'number' && iat <= Date.now() / 1000 + ISSUED_AT_TOLERANCE;
    if ('crit' in protectedHeader || !isIssued) throw new TypeError();
    return { decoded: { data: payload['data'] }, valid: true };
  } catch {
    throw new CartwrightError('The JWT is not valid for this app: check "appId" and "publicKey"', {
      kind: 'validation',
      code: 'invalid_jwt',
    });
  }
}
