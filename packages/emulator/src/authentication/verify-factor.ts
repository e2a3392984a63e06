import { check, isInput, violation } from '../cart/input.js';
import { refusal } from '../http/refusal.js';
import { route } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { enterCode } from './enter-code.js';
import { fieldsOf, needText } from './read-fields.js';

const factors = ['PASSWORD', 'SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN', 'RECOVERY_CODE'];

/** Takes the second factor of a login: the code from a mail. No member here has another factor. */
export const verifyFactor = route({
  id: 'identity.authentication.verify',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/{factorType}/verify', '/v2/{factorType}/verify'],
  access: 'visitor',
  handle: async ({ body, params, tenant }) => {
    const { factorType = '' } = params;
    check([factors.includes(factorType) ? undefined : violation('factorType', 'is not known', 'INVALID_ENUM_VALUE')]);
    const input = fieldsOf(body);
    const stateToken = needText(input.stateToken, 'stateToken');
    if (factorType !== 'EMAIL') {
      throw new ApplicationError(400, 'FACTOR_NOT_ENROLLED', `The member has no factor ${factorType}.`);
    }
    const code = needText(isInput(input.emailData) ? input.emailData.code : undefined, 'emailData.code');
    const answer = await enterCode(tenant, stateToken, code);
    return answer instanceof ApplicationError ? refusal(answer) : answer;
  },
});
