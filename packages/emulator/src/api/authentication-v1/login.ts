import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { checkCaptcha } from '../../shop/members/sign-in/check-captcha.js';
import { checkPassword } from '../../shop/members/sign-in/check-password.js';
import { fieldsOf, readLoginEmail } from './read-fields.js';
import { passwordLoginState } from './login-state.js';

/** Signs a member in with email address and password. */
export const login = route({
  id: 'identity.authentication.loginV2',
  method: 'POST',
  paths: ['/_api/iam/authentication/v2/login', '/v2/login', '/iam/authentication/v2/login'],
  access: 'visitor',
  handle: async ({ body, tenant }) => {
    const input = fieldsOf(body);
    const email = readLoginEmail(input);
    checkCaptcha(tenant, input.captchaTokens);
    const password = typeof input.password === 'string' ? input.password.slice(0, 1000) : '';
    const member = await checkPassword(tenant, email, password);
    return member instanceof ApplicationError ? member : passwordLoginState(tenant, member);
  },
});
