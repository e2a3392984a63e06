import { address, entity, enumeration, type Address, type EnumerationValue } from '@cartwright/core';

/** Brazilian tax ID types: `CPF` for individuals, `CNPJ` for businesses. */
export const VatType = /* @__PURE__ */ enumeration('UNSPECIFIED', 'CPF', 'CNPJ');
/** Brazilian tax ID type. */
export type VatType = EnumerationValue<typeof VatType>;

/** Tax ID of a buyer in Brazil. */
export interface VatId {
  /** Tax ID number. */
  _id?: string;
  /** Type of the number. */
  type?: VatType;
}

/** Contact details of the recipient at an address. */
export interface FullAddressContactDetails {
  /** First name. At most 100 characters. */
  firstName?: string | null;
  /** Last name. At most 100 characters. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company name. At most 1000 characters. */
  company?: string | null;
  /** Tax ID. Brazil only. */
  vatId?: VatId;
}

/** Address with the recipient's contact details. */
export interface AddressWithContact {
  /** Address. */
  address?: Address;
  /** Contact details of the recipient. */
  contactDetails?: FullAddressContactDetails;
}

/** Shape of {@link AddressWithContact}: which fields are addresses. */
export const addressWithContactShape = /* @__PURE__ */ entity<AddressWithContact>({ address });
