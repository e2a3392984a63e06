import { ApplicationError } from '../../kernel/errors/application-error.js';
import { digest } from '../../kernel/crypto/digest.js';
import { changeMember, type Member, members } from '../../shop/members/member.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { challenge, type LoginState, loginState } from './login-state.js';
import {
  codeDigest,
  MAXIMUM_ATTEMPTS,
  startVerification,
  type Verification,
  verifications,
} from '../../shop/members/sign-in/verification.js';
import { formatIdentity } from './format-identity.js';

/** Finds the open verification of a state token. `undefined` if it is unknown, has expired or has no attempts left. */
export function findVerification(tenant: Tenant, stateToken: string): Verification | undefined {
  const stored = verifications(tenant).get(digest(stateToken));
  return stored && stored.expiresAt > tenant.clock.now().getTime() ? stored : undefined;
}

/**
 * Emails another code for the same state token, and invalidates the previous code.
 *
 * @throws {ApplicationError} for an invalid state token
 */
export function resendCode(tenant: Tenant, stateToken: string): LoginState {
  const verification = findVerification(tenant, stateToken);
  const member = verification && members(tenant).get(verification.memberId);
  if (!member)
    throw new ApplicationError('invalidArgument', 'VERIFICATION_FAILED', 'The state token is invalid or has expired.');
  if (verification.purpose === 'factor') return challenge(tenant, member, stateToken);
  startVerification(tenant, member, verification.purpose, stateToken);
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity: formatIdentity(member), additionalData: {} };
}

/** Marks the member's email address as verified, and removes the corresponding pending reason. */
function withVerifiedEmail(tenant: Tenant, member: Member): Member {
  const pendingReasons = member.pendingReasons.filter((reason) => reason !== 'PENDING_EMAIL_VERIFICATION_REQUIRED');
  const ready = member.status === 'PENDING' && pendingReasons.length === 0;
  return changeMember(tenant, member, { loginEmailVerified: true, pendingReasons, ...(ready && { status: 'ACTIVE' }) });
}

/** Error for an invalid code. It does not reveal whether the code or its state token is wrong. */
const verificationFailed = (): ApplicationError =>
  new ApplicationError(
    'invalidArgument',
    'VERIFICATION_FAILED',
    'The code is invalid or has expired. Request another one.',
  );

/**
 * Redeems an emailed code. After five wrong codes, the state token is invalid.
 *
 * @returns the login state; for a wrong code an error, which the caller returns instead of throwing so that the attempt
 * is stored
 */
export function verifyCode(tenant: Tenant, stateToken: string, code: string): LoginState | ApplicationError {
  const verification = findVerification(tenant, stateToken);
  const digestOfCode = codeDigest(stateToken, code.trim());
  if (!verification) return verificationFailed();
  if (digestOfCode !== verification.codeDigest) {
    const attempts = verification.attempts + 1;
    if (attempts >= MAXIMUM_ATTEMPTS) verifications(tenant).delete(verification.id);
    else verifications(tenant).put({ ...verification, attempts });
    return verificationFailed();
  }
  verifications(tenant).delete(verification.id);
  const member = members(tenant).get(verification.memberId);
  if (!member || member.status === 'DELETED') return verificationFailed();
  return loginState(tenant, withVerifiedEmail(tenant, member));
}
