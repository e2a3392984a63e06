import { siteSettings } from '../../shop/settings/site-settings.js';
import { changeMember, type Member } from '../../shop/members/member.js';
import { issueSessionToken } from '../../protocol/auth/session-token.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { startVerification } from '../../shop/members/sign-in/verification.js';
import { formatIdentity } from './format-identity.js';

/** State of a login or registration. */
export interface LoginState {
  readonly state:
    'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'MFA_CHALLENGE';
  /** Session token, accepted by a redirect session in place of a sign-in. Present with `SUCCESS`. */
  readonly sessionToken?: string;
  /** State token of the verification. Present if a code is required. */
  readonly stateToken?: string;
  readonly mfaChallengeData?: object;
  readonly identity: object;
  readonly additionalData: object;
}

/** Masks an email address: only its first letter and its domain stay readable. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** Returns the login state of an authenticated member: signed in, or the next required step. */
export function loginState(tenant: Tenant, member: Member): LoginState {
  const details = { identity: formatIdentity(member), additionalData: {} };
  if (member.status === 'PENDING') {
    if (member.pendingReasons[0] === 'PENDING_EMAIL_VERIFICATION_REQUIRED') {
      const stateToken = startVerification(tenant, member, 'email');
      return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, ...details };
    }
    return { state: 'REQUIRE_OWNER_APPROVAL', ...details };
  }
  if (member.status !== 'ACTIVE') return { state: 'STATUS_CHECK', ...details };
  const signedIn = changeMember(tenant, member, { lastLoginDate: tenant.clock.now().toISOString() });
  const sessionToken = issueSessionToken(tenant, member.id);
  return { state: 'SUCCESS', sessionToken, ...details, identity: formatIdentity(signedIn) };
}

/** Emails a code as the second factor of a login, and returns the state that requires it. */
export function challenge(tenant: Tenant, member: Member, stateToken?: string): LoginState {
  return {
    state: 'MFA_CHALLENGE',
    stateToken: startVerification(tenant, member, 'factor', stateToken),
    mfaChallengeData: {
      factorType: 'EMAIL',
      verificationChallengeData: { hint: maskEmail(member.loginEmail) },
      availableFactors: [{ factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' }],
      reason: 'USER_SETTINGS',
    },
    identity: formatIdentity(member),
    additionalData: {},
  };
}

/**
 * Returns the login state after a valid password. Requires an emailed code if the site uses two-factor authentication.
 */
export const passwordLoginState = (tenant: Tenant, member: Member): LoginState =>
  member.status === 'ACTIVE' && siteSettings(tenant).requireEmailFactor
    ? challenge(tenant, member)
    : loginState(tenant, member);
