import { enumeration, type EnumerationValue } from '@cartwright/core';

/** CAPTCHA token for a specific site key. */
export interface RecaptchaForClientSiteKey {
  /** CAPTCHA token. */
  token?: string;
  /** ID of the site key. */
  siteKeyId?: string;
}

/** CAPTCHA token. Exactly one property must be set. */
export interface CaptchaToken {
  /** Token of the visible CAPTCHA. */
  Recaptcha?: string;
  /** Token of the invisible CAPTCHA. */
  InvisibleRecaptcha?: string;
  /** Placeholder where no CAPTCHA is required. */
  NoCaptcha?: string;
  /** Token for a specific site key. */
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey;
}

/** How a verification code is sent to a phone. */
export const DeliveryMethod = /* @__PURE__ */ enumeration('SMS', 'WHATSAPP');
/** How a verification code is sent to a phone. */
export type DeliveryMethod = EnumerationValue<typeof DeliveryMethod>;

/**
 * Why an email address cannot receive email: a message bounced, the domain has no mail server (DNS) records, is
 * malformed, or is blocked.
 */
export const Reason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
);
/** Why an email address cannot receive email. */
export type Reason = EnumerationValue<typeof Reason>;
