import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { verifyCode, findVerification, resendCode } from './verify-code.js';
import { fieldsOf, requireString } from './read-fields.js';

/** For each factor: the name of the field with its data, the property with the proof, and its maximum length. */
const factors = {
  PASSWORD: ['passwordData', 'password', 100],
  SMS: ['smsData', 'code', 100],
  CALL: ['callData', 'code', 100],
  EMAIL: ['emailData', 'code', 100],
  TOTP: ['totpData', 'code', 100],
  PUSH: ['pushData', 'transactionId', 36],
  WEBAUTHN: ['webauthnData', 'credential', 10_000],
  RECOVERY_CODE: ['recoveryCodeData', 'code', 100],
} as const;

const isFactor = (name: string): name is keyof typeof factors => Object.hasOwn(factors, name);

/**
 * Verifies the second factor of a login: the emailed code, or sends another if there is none. Other factors are
 * validated and rejected, because no login of the emulator requires them.
 */
export const verifyFactor = route({
  id: 'identity.authentication.verify',
  method: 'POST',
  paths: [
    '/_api/iam/authentication/v2/{factorType}/verify',
    '/v2/{factorType}/verify',
    '/iam/authentication/v2/{factorType}/verify',
  ],
  access: 'visitor',
  handle: async ({ body, params, tenant }) => {
    const { factorType = '' } = params;
    if (!isFactor(factorType)) {
      throw new ValidationError([violation('factorType', 'is not known', 'INVALID_ENUM_VALUE')]);
    }
    const input = fieldsOf(body);
    const [field, name, maxLength] = factors[factorType];
    check(
      Object.values(factors).map(([other]) =>
        other === field || input[other] === undefined || input[other] === null
          ? undefined
          : violation(other, `must not be given with the factor ${factorType}`, 'ONE_OF_ALIGNMENT'),
      ),
    );
    const stateToken = requireString(input.stateToken, 'stateToken');
    const data = input[field];
    const proof = readString(isObject(data) ? data[name] : undefined, `${field}.${name}`, maxLength);
    check([proof === '' ? violation(`${field}.${name}`, 'must have at least 1 character', 'MIN_LENGTH') : undefined]);
    if (factorType !== 'EMAIL' && (await findVerification(tenant, stateToken))) {
      throw new ApplicationError(
        'invalidArgument',
        'FACTOR_NOT_ENROLLED',
        `The sign-in does not require the factor ${factorType}.`,
      );
    }
    if (factorType === 'EMAIL' && proof === undefined) return resendCode(tenant, stateToken);
    return verifyCode(tenant, stateToken, proof ?? '');
  },
});
