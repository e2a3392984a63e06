import { ApplicationError } from '../../kernel/errors/http-error.js';
import { digest } from '../../kernel/crypto/digest.js';
import { changeMember, type Member, members } from '../../protocol/auth/member.js';
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

/** The verification of a state token that may still be entered. */
export async function findVerification(tenant: Tenant, stateToken: string): Promise<Verification | undefined> {
  const stored = verifications(tenant).get(await digest(stateToken));
  return stored && stored.expiresAt > tenant.clock.now().getTime() ? stored : undefined;
}

/** Mails another code for the same state token; the one before is no longer good. @throws {ApplicationError} for one that is not good */
export async function resendCode(tenant: Tenant, stateToken: string): Promise<LoginState> {
  const verification = await findVerification(tenant, stateToken);
  const member = verification && members(tenant).get(verification.memberId);
  if (!member) throw new ApplicationError(400, 'VERIFICATION_FAILED', 'The state token is not valid, or no longer.');
  if (verification.purpose === 'factor') return challenge(tenant, member, stateToken);
  await startVerification(tenant, member, verification.purpose, stateToken);
  return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity: formatIdentity(member), additionalData: {} };
}

/** The member with a proven address: what waited only for that, waits no longer. */
function withVerifiedEmail(tenant: Tenant, member: Member): Member {
  const pendingReasons = member.pendingReasons.filter((reason) => reason !== 'PENDING_EMAIL_VERIFICATION_REQUIRED');
  const ready = member.status === 'PENDING' && pendingReasons.length === 0;
  return changeMember(tenant, member, { loginEmailVerified: true, pendingReasons, ...(ready && { status: 'ACTIVE' }) });
}

/** The refusal of a code. It does not say whether the code, or what it belongs to, is wrong. */
const verificationFailed = (): ApplicationError =>
  new ApplicationError(400, 'VERIFICATION_FAILED', 'The code is not valid, or no longer.');

/**
 * Takes a code from a mail, once. After five wrong ones, the state token is of no use any more.
 *
 * @returns where the login stands now; an error, to be answered and not thrown so that the attempt counts, for a wrong code
 */
export async function verifyCode(
  tenant: Tenant,
  stateToken: string,
  code: string,
): Promise<LoginState | ApplicationError> {
  const verification = await findVerification(tenant, stateToken);
  const given = await codeDigest(stateToken, code.trim());
  if (!verification) return verificationFailed();
  if (given !== verification.codeDigest) {
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
