import { isEmail } from '../../kernel/input/is-email.js';
import { route } from '../../protocol/routing/route.js';
import { fieldsOf, requireString } from './read-fields.js';

/** Checks the format of an email address. */
export const validateEmail = route({
  id: 'identity.authentication.validateEmail',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/validate-email', '/v2/validate-email', '/iam/authentication/v2/validate-email'],
  access: 'visitor',
  handle: ({ body }) => {
    const valid = isEmail(requireString(fieldsOf(body).email, 'email'));
    return valid ? { valid } : { valid, formatInvalid: true };
  },
});
