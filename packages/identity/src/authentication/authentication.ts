import { enumeration, type EnumerationValue } from '@cartwright/core';

/** A captcha's answer for one of several site keys. */
export interface RecaptchaForClientSiteKey {
  /** The answer. */
  token?: string;
  /** The site key's id. */
  siteKeyId?: string;
}

/** A captcha's answer: one of these. */
export interface CaptchaToken {
  /** Of a captcha that is seen. */
  Recaptcha?: string;
  /** Of a captcha that is not seen. */
  InvisibleRecaptcha?: string;
  /** There was none to answer. */
  NoCaptcha?: string;
  /** For one of several site keys. */
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey;
}

/** How a code by phone is sent. */
export const DeliveryMethod = /* @__PURE__ */ enumeration('SMS', 'WHATSAPP');
/** How a code by phone is sent. */
export type DeliveryMethod = EnumerationValue<typeof DeliveryMethod>;

/** Why mail does not reach an address. */
export const Reason = /* @__PURE__ */ enumeration(
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
);
/** Why mail does not reach an address. */
export type Reason = EnumerationValue<typeof Reason>;
