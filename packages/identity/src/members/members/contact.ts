/** Street name and number. */
export interface StreetAddress {
  /** Street number. */
  number?: string;
  /** Street name. */
  name?: string;
}

/** Address of a member's contact. */
export interface Address {
  /** Address ID. Read-only. */
  _id?: string | null;
  /** Street name and number as separate fields. Alternative to `addressLine`. */
  streetAddress?: StreetAddress;
  /** Street name and number. */
  addressLine?: string | null;
  /** Apartment, floor or building. */
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

/** Custom field of a contact. */
export interface CustomField {
  /** Title of the field. */
  name?: string | null;
  /** Value of the field. */
  value?: unknown;
}

/** Contact information of a member. */
export interface Contact {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone numbers. An update replaces the list; `deleteMemberPhones` clears it. */
  phones?: string[] | null;
  /** Email addresses. An update replaces the list; `deleteMemberEmails` clears it. */
  emails?: string[] | null;
  /** Addresses. An update replaces the list; `deleteMemberAddresses` clears it. */
  addresses?: Address[];
  /** Date of birth, as `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** Company name, up to 100 characters. */
  company?: string | null;
  /** Job title, up to 100 characters. */
  jobTitle?: string | null;
  /** Custom fields by key. */
  customFields?: Record<string, CustomField>;
}
