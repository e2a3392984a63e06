import { address, entity, type Address } from '@cartwright/core';
import { customValueShape, type V1CustomValue } from './custom-value.js';
import type { AddressTag, EmailTag, PhoneTag, PrivacyStatus } from './enumerations.js';

/** Custom field of a profile. */
export interface CustomField {
  /** Field name. */
  name?: string;
  /** Field value. */
  value?: V1CustomValue;
}

/** Additional email address. */
export interface SecondaryEmail {
  /** Email address. */
  email?: string;
  /** Purpose of the address. */
  tag?: EmailTag;
}

/** Phone number. */
export interface Phone {
  /** Country, as a two-letter ISO 3166-1 code such as `US`. */
  countryCode?: string | null;
  /** Phone number. */
  phone?: string;
  /** Purpose of the number. */
  tag?: PhoneTag;
}

/** Address with its purpose. */
export interface AddressWrapper {
  /** Address. */
  address?: Address;
  /** Purpose of the address. */
  tag?: AddressTag;
}

/** Profile of an identity. */
export interface IdentityProfile {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Display name. */
  nickname?: string | null;
  /** URL of the profile picture. */
  picture?: string | null;
  /** Deprecated. Use `secondaryEmails`. */
  emails?: string[];
  /** Deprecated. Use `phonesV2`. */
  phones?: string[];
  /** Labels of the contact, up to 2,000. */
  labels?: string[];
  /** Preferred language, as a code such as `en`. */
  language?: string | null;
  /** Visibility of the profile. */
  privacyStatus?: PrivacyStatus;
  /** Custom fields. */
  customFields?: CustomField[];
  /** Additional email addresses. */
  secondaryEmails?: SecondaryEmail[];
  /** Phone numbers. */
  phonesV2?: Phone[];
  /** Addresses. */
  addresses?: AddressWrapper[];
  /** Company name, up to 1,000 characters. */
  company?: string | null;
  /** Position in the company, up to 1,000 characters. */
  position?: string | null;
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** Slug of the profile's URL, up to 255 characters. */
  slug?: string | null;
  /** Whether the person consents to marketing emails. */
  subscription?: boolean | null;
  /** Tax or VAT number, up to 1,000 characters. */
  vatId?: string | null;
}

/** Shape of {@link IdentityProfile}: which fields are addresses or custom values. */
export const identityProfileShape = /* @__PURE__ */ entity<IdentityProfile>({
  customFields: { value: customValueShape },
  addresses: { address },
});
