import { errors, importSPKI, jwtVerify, type JWTPayload } from 'jose';
import { CartwrightError } from '../errors/cartwright-error.js';
import type { Refusal } from './refusal.js';

/** What a token is checked against. */
interface TokenRules {
  /** The key, as PEM. */
  readonly pem: string;
  /** Who the token must be for. */
  readonly audience: string | undefined;
  /** Who must have issued it. */
  readonly issuer: string | undefined;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** What it is refused with. */
  readonly Refused: Refusal;
}

/** Seconds by which two clocks may differ. */
const LEEWAY = 60;

/** Base64url as it must be written: no other text has the same bytes. */
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
 * Makes the check of a token: RS256 with the configured key, whatever its header says, and its claims.
 *
 * @param rules - What the token is checked against.
 * @returns A function from a token to its claims. It throws `invalid_jwt` for every token that is not sound.
 * @see https://www.rfc-editor.org/rfc/rfc8725#section-3 RFC 8725, section 3: best practices for JSON Web Tokens
 */
export function tokenVerifier({
  pem,
  audience,
  issuer,
  now,
  Refused,
}: TokenRules): (token: string) => Promise<JWTPayload> {
  let importing: ReturnType<typeof importKey> | undefined;

  return async (token) => {
    const parts = token.split('.');
    if (parts.length !== 3 || !parts.every((part) => canonical.test(part))) {
      throw new Refused('invalid_jwt', 'encoding');
    }
    importing ??= importKey(pem);
    const key = await importing;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: ['RS256'],
        clockTolerance: LEEWAY,
        currentDate: new Date(now()),
        ...(audience !== undefined && { audience }),
        ...(issuer !== undefined && { issuer }),
      });
      if (!('crit' in protectedHeader)) return payload;
    } catch (error) {
      const isClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
      throw new Refused('invalid_jwt', isClaim ? `claim ${error.claim}` : 'signature or header');
    }
    throw new Refused('invalid_jwt', 'signature or header');
  };
}
