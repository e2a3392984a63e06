/** @jsxImportSource hono/jsx */
import { storeSettings } from '../../settings/store-settings.js';
import { digest, randomToken } from '../../../kernel/crypto/digest.js';
import type { Member } from '../member.js';
import { sendPage } from '../../../kernel/mailbox/send-page.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
/** Lifetime of a code, in seconds. */
const LIFETIME = 900;

/** Maximum number of wrong codes. */
export const MAXIMUM_ATTEMPTS = 5;

/** Pending verification code. `id` is the digest of its state token. */
export interface Verification {
  readonly id: string;
  readonly memberId: string;
  /** Purpose of the code: email verification, or second factor of a sign-in. */
  readonly purpose: 'email' | 'factor';
  /** Digest of the state token and the code. */
  readonly codeDigest: string;
  readonly attempts: number;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Pending verification codes of a tenant, by digest of the state token. */
export const verifications = (tenant: Tenant) => tenant.collection<Verification>('verifications');

/** Digest of a code, which is stored instead of it. */
export const codeDigest = (stateToken: string, code: string): string => digest(`${stateToken}.${code}`);

/** Creates a code of six random digits. */
function newCode(): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}

/**
 * Emails a code to a member.
 *
 * @param stateToken - State token of an earlier code to replace. Defaults to a new one.
 * @returns The state token of the code.
 */
export function startVerification(
  tenant: Tenant,
  member: Member,
  purpose: Verification['purpose'],
  stateToken: string = randomToken(),
): string {
  const code = newCode();
  verifications(tenant).put({
    id: digest(stateToken),
    memberId: member.id,
    purpose,
    codeDigest: codeDigest(stateToken, code),
    attempts: 0,
    expiresAt: tenant.clock.now().getTime() + LIFETIME * 1000,
  });
  sendPage(tenant, {
    to: member.loginEmail,
    subject: `${code} is your code for ${storeSettings.name}`,
    kind: purpose === 'email' ? 'EMAIL_VERIFICATION' : 'LOGIN_CODE',
    page: (
      <>
        <h1>Your code</h1>
        <p>
          <strong>{code}</strong>
        </p>
        <p>Enter it on the sign-in page. It expires in 15 minutes. If you did not request it, ignore this email.</p>
      </>
    ),
    data: { code },
  });
  return stateToken;
}
