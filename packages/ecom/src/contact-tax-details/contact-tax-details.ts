import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { Tags } from '../commerce/fields/tags.js';

/** Fields of {@link ContactTaxDetails} that the platform returns only on request. */
export const ContactTaxDetailsRequestedFields = /* @__PURE__ */ enumeration('CONTACT_DETAILS');
/** Field of {@link ContactTaxDetails} that the platform returns only on request. */
export type ContactTaxDetailsRequestedFields = EnumerationValue<typeof ContactTaxDetailsRequestedFields>;

/** Personal details of a contact. Read-only. */
export interface ContactDetails {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Company name. */
  company?: string | null;
  /** Email address. */
  email?: string | null;
  /** VAT ID, from the contact's custom field `invoices.vatId`. */
  vatId?: string | null;
}

/** Tax details of a contact: the tax exempt group that applies to the contact's orders. */
export interface ContactTaxDetails {
  /** Contact ID. A contact has one set of tax details. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Tax exempt group ID. Absent if the contact is not tax exempt. */
  taxExemptGroupId?: string | null;
  /** Name, email address and VAT ID of the contact. Present only if `CONTACT_DETAILS` was requested. */
  contactDetails?: ContactDetails;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Private and public tags. */
  tags?: Tags;
}

/** Shape of {@link ContactTaxDetails}: which fields are dates. */
export const contactTaxDetailsShape = /* @__PURE__ */ entity<ContactTaxDetails>({
  _createdDate: date,
  _updatedDate: date,
});
