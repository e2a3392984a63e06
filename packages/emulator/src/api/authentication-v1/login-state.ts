import { siteSettings } from '../../shop/site-settings/site-settings.js';
import { changeMember, type Member } from '../../protocol/auth/member.js';
import { issueSessionToken } from '../../protocol/auth/session-token.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { startVerification } from '../../shop/members/sign-in/verification.js';
import { formatIdentity } from './format-identity.js';

/** Where a login or registration stands. */
export interface LoginState {
  readonly state:
    'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'STATUS_CHECK' | 'MFA_CHALLENGE';
  /** With `SUCCESS`: what a redirect session takes in place of a login. */
  readonly sessionToken?: string;
  /** Where a code is asked for. */
  readonly stateToken?: string;
  readonly mfaChallengeData?: object;
  readonly identity: object;
  readonly additionalData: object;
}

/** What the address shows of itself to somebody who has only the password. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');

/** The answer for whoever proved to be the member: signed in, or what is still missing. */
export async function loginState(tenant: Tenant, member: Member): Promise<LoginState> {
  const known = { identity: formatIdentity(member), additionalData: {} };
  if (member.status === 'PENDING') {
    if (member.pendingReasons[0] === 'PENDING_EMAIL_VERIFICATION_REQUIRED') {
      const stateToken = await startVerification(tenant, member, 'email');
      return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, ...known };
    }
    return { state: 'REQUIRE_OWNER_APPROVAL', ...known };
  }
  if (member.status !== 'ACTIVE') return { state: 'STATUS_CHECK', ...known };
  const signedIn = changeMember(tenant, member, { lastLoginDate: tenant.clock.now().toISOString() });
  const sessionToken = await issueSessionToken(tenant, member.id);
  return { state: 'SUCCESS', sessionToken, ...known, identity: formatIdentity(signedIn) };
}

/** Mails a code as the second factor of a login, and says so. */
export async function challenge(tenant: Tenant, member: Member, stateToken?: string): Promise<LoginState> {
  return {
    state: 'MFA_CHALLENGE',
    stateToken: await startVerification(tenant, member, 'factor', stateToken),
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

/** The answer after a good password: a code from a mail comes next where the site asks for one. */
export const passwordLoginState = (tenant: Tenant, member: Member): Promise<LoginState> =>
  member.status === 'ACTIVE' && siteSettings(tenant).requireEmailFactor
    ? challenge(tenant, member)
    : loginState(tenant, member);
