/** A street's name and number. */
export interface StreetAddress {
  /** The number. */
  number?: string;
  /** The street. */
  name?: string;
}

/** An address of a member's contact. */
export interface Address {
  /** Id. Read-only. */
  _id?: string | null;
  /** The street in parts; or `addressLine`. */
  streetAddress?: StreetAddress;
  /** Street and number. */
  addressLine?: string | null;
  /** Apartment, floor, building. */
  addressLine2?: string | null;
  /** City. */
  city?: string | null;
  /** State, province or region, by its ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string | null;
  /** Country, by its two-letter ISO 3166-1 code, such as `US`. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
}

/** A field that the site added to contacts. */
export interface CustomField {
  /** Its title. */
  name?: string | null;
  /** Its value. */
  value?: unknown;
}

/** How a member is reached. */
export interface Contact {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone numbers. An update replaces them all; `deleteMemberPhones` clears them. */
  phones?: string[] | null;
  /** Email addresses. An update replaces them all; `deleteMemberEmails` clears them. */
  emails?: string[] | null;
  /** Addresses. An update replaces them all; `deleteMemberAddresses` clears them. */
  addresses?: Address[];
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** Company; at most 100 characters. */
  company?: string | null;
  /** Position; at most 100 characters. */
  jobTitle?: string | null;
  /** Fields that the site added, by their keys. */
  customFields?: Record<string, CustomField>;
}
