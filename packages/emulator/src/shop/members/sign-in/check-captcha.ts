import { siteSettings } from '../../settings/site-settings.js';
import { isObject } from '../../../kernel/input/object.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { CAPTCHA_TOKEN, REFUSED_CAPTCHA_TOKEN } from '../../../kernel/state/demo.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** CAPTCHA tokens in `captchaTokens`, a list of `{ Recaptcha, InvisibleRecaptcha }`. Names in lower camel case are accepted. */
function captchaAnswers(captchaTokens: unknown): string[] {
  const list = Array.isArray(captchaTokens) ? captchaTokens.filter(isObject) : [];
  const fields = list.flatMap((token) => Object.entries(token));
  return fields.flatMap(([name, value]) =>
    /^(invisible)?recaptcha$/i.test(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );
}

/**
 * Checks the CAPTCHA of a registration or sign-in, if the site requires one. `REFUSED_CAPTCHA_TOKEN` is always
 * rejected.
 *
 * @throws {ApplicationError} `-19971` without a CAPTCHA token, `-19970` for a rejected one
 */
export function checkCaptcha(tenant: Tenant, captchaTokens: unknown): void {
  const tokens = captchaAnswers(captchaTokens);
  const { requireCaptcha } = siteSettings(tenant);
  if (requireCaptcha && tokens.length === 0) {
    throw new ApplicationError('permissionDenied', '-19971', 'A CAPTCHA token is required. Send it in captchaTokens.');
  }
  const refused = tokens.some((token) => token === REFUSED_CAPTCHA_TOKEN);
  if (refused || (requireCaptcha && !tokens.includes(CAPTCHA_TOKEN))) {
    throw new ApplicationError('permissionDenied', '-19970', 'The CAPTCHA token is not valid. Request a new one.');
  }
}
