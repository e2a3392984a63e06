import { address, entity, enumeration, type Address, type EnumerationValue } from '@cartwright/core';

/** Kinds of tax ids. */
export const VatType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'CPF', 'CNPJ');
/** A kind of tax id: Brazil's of a person, or of a company. */
export type VatType = EnumerationValue<typeof VatType>;

/** A tax id. */
export interface VatId {
  /** The id. */
  _id?: string;
  /** Its kind. */
  type?: VatType;
}

/** Who lives or works at an address. */
export interface FullAddressContactDetails {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company. */
  company?: string | null;
  /** Tax id. */
  vatId?: VatId;
}

/** An address, and who lives or works there. */
export interface AddressWithContact {
  /** The address. */
  address?: Address;
  /** Who lives or works there. */
  contactDetails?: FullAddressContactDetails;
}

/** The converted fields of {@link AddressWithContact}. */
export const addressWithContactShape = /* @__PURE__ */ entity<AddressWithContact>({ address });
