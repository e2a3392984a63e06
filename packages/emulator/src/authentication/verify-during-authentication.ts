import { refusal } from '../http/refusal.js';
import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { members } from '../identity/member.js';
import { enterCode, findVerification } from './enter-code.js';
import { fieldsOf, needText } from './read-fields.js';
import { startVerification } from './verification.js';
import { wireIdentity } from './wire-identity.js';

/** Takes the code that proves an address while a login waits for it. */
export const verifyDuringAuthentication = route({
  id: 'identity.verification.verifyDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/verify', '/v1/auth/verify'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = fieldsOf(body);
    const stateToken = needText(input.stateToken, 'stateToken');
    const answer = await enterCode(tenant, stateToken, needText(input.code, 'code'));
    return answer instanceof ApplicationError ? refusal(answer) : answer;
  },
});

/** Sends another code for the same login; the one before is no longer good. */
export const resendDuringAuthentication = route({
  id: 'identity.verification.resendDuringAuthentication',
  method: 'POST',
  paths: ['/_api/iam/verification/v1/auth/resend', '/v1/auth/resend'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const stateToken = needText(fieldsOf(body).stateToken, 'stateToken');
    const verification = await findVerification(tenant, stateToken);
    const member = verification && members(tenant).get(verification.memberId);
    if (!member) throw new ApplicationError(400, 'VERIFICATION_FAILED', 'The state token is not valid, or no longer.');
    await startVerification(tenant, member, verification.purpose, stateToken);
    const state = verification.purpose === 'email' ? 'REQUIRE_EMAIL_VERIFICATION' : 'MFA_CHALLENGE';
    return { state, stateToken, identity: wireIdentity(member), additionalData: {} };
  },
});
