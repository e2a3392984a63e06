import { errors, importSPKI, jwtVerify, type JWTPayload } from 'jose';
import { CartwrightError } from '../errors/cartwright-error.js';
import type { RejectionClass } from './rejection-class.js';

/** Key and expected claims of a token. */
interface TokenRules {
  /** Public key, as PEM. */
  readonly pem: string;
  /** Expected audience. `undefined` accepts any. */
  readonly audience: string | undefined;
  /** Expected issuer. `undefined` accepts any. */
  readonly issuer: string | undefined;
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Error class for rejected tokens. */
  readonly Rejection: RejectionClass;
}

/** Tolerated clock difference, in seconds. */
const CLOCK_TOLERANCE = 60;

/**
 * Maximum time by which a token may be issued in the future, in seconds. Clocks of servers differ by more than
 * `CLOCK_TOLERANCE` at times, and events are not to be lost because of it.
 */
const ISSUED_AT_TOLERANCE = 300;

/** Canonical base64url. Non-canonical encodings of the same bytes are rejected. */
const canonical = /^(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?$/;

const importKey = (pem: string) =>
  importSPKI(pem, 'RS256').catch((cause: unknown) => {
    throw new CartwrightError('"publicKey" is not an RSA public key', {
      kind: 'configuration',
      code: 'invalid_public_key',
      cause,
    });
  });

/**
 * Creates a function that verifies tokens: signed with RS256 and the configured key, ignoring the algorithm and key
 * of their header, and with valid claims.
 *
 * @param rules - Key and expected claims.
 * @returns A function from a token to its claims. It throws `invalid_jwt` for an invalid token.
 * @see https://www.rfc-editor.org/rfc/rfc8725#section-3 RFC 8725, section 3: best practices for JSON Web Tokens
 */
export function tokenVerifier({
  pem,
  audience,
  issuer,
  now,
  Rejection,
}: TokenRules): (token: string) => Promise<JWTPayload> {
  let importedKey: ReturnType<typeof importKey> | undefined;

  return async (token) => {
    const parts = token.split('.');
    if (parts.length !== 3 || !parts.every((part) => canonical.test(part))) {
      throw new Rejection('invalid_jwt', 'encoding');
    }
    importedKey ??= importKey(pem);
    const key = await importedKey;
    const latestIssuedAt = now() / 1000 + ISSUED_AT_TOLERANCE;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: ['RS256'],
        clockTolerance: CLOCK_TOLERANCE,
        currentDate: new Date(now()),
        ...(audience !== undefined && { audience }),
        ...(issuer !== undefined && { issuer }),
      });
      // The library compares `iat` with the current time only if it also limits the age of a token.
      const { iat = 0 } = payload;
      if (typeof iat !== 'number' || iat > latestIssuedAt) {
        throw new errors.JWTClaimValidationFailed('', payload, 'iat');
      }
      if (!('crit' in protectedHeader)) return payload;
    } catch (error) {
      const isClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
      throw new Rejection('invalid_jwt', isClaim ? `claim ${error.claim}` : 'signature or header');
    }
    throw new Rejection('invalid_jwt', 'signature or header');
  };
}
