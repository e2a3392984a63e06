import { address, entity, type Address } from '@cartwright/core';
import { customValueShape, type V1CustomValue } from './custom-value.js';
import type { AddressTag, EmailTag, PhoneTag, PrivacyStatus } from './enumerations.js';

/** A field that the site added to profiles. */
export interface CustomField {
  /** Its name. */
  name?: string;
  /** Its value. */
  value?: V1CustomValue;
}

/** One of several email addresses. */
export interface SecondaryEmail {
  /** The address. */
  email?: string;
  /** What it is for. */
  tag?: EmailTag;
}

/** One of several phone numbers. */
export interface Phone {
  /** The country, by its two-letter ISO 3166-1 code, such as `US`. */
  countryCode?: string | null;
  /** The number. */
  phone?: string;
  /** What it is for. */
  tag?: PhoneTag;
}

/** One of several addresses. */
export interface AddressWrapper {
  /** The address. */
  address?: Address;
  /** What it is for. */
  tag?: AddressTag;
}

/** What an identity says about the person. */
export interface IdentityProfile {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** The name that others see. */
  nickname?: string | null;
  /** The URL of a picture. */
  picture?: string | null;
  /** Superseded by `secondaryEmails`. */
  emails?: string[];
  /** Superseded by `phonesV2`. */
  phones?: string[];
  /** Labels of the contact; at most 2000. */
  labels?: string[];
  /** The language, such as `en`. */
  language?: string | null;
  /** Whether others see the profile. */
  privacyStatus?: PrivacyStatus;
  /** Fields that the site added. */
  customFields?: CustomField[];
  /** Further email addresses. */
  secondaryEmails?: SecondaryEmail[];
  /** Phone numbers. */
  phonesV2?: Phone[];
  /** Addresses. */
  addresses?: AddressWrapper[];
  /** Company; at most 1000 characters. */
  company?: string | null;
  /** Position in the company; at most 1000 characters. */
  position?: string | null;
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** The profile's name in URLs; at most 255 characters. */
  slug?: string | null;
  /** Whether the person wants to get mail of the site. */
  subscription?: boolean | null;
  /** Tax number; at most 1000 characters. */
  vatId?: string | null;
}

/** The converted fields of {@link IdentityProfile}. */
export const identityProfileShape = /* @__PURE__ */ entity<IdentityProfile>({
  customFields: { value: customValueShape },
  addresses: { address },
});
