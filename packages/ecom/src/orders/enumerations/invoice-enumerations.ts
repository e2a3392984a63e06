import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Invoice statuses. `PartialAndOverdue` means that the invoice is overdue and paid in part. */
export const InvoiceStatus = /* @__PURE__ */ enumeration(
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
);
/** Invoice status. */
export type InvoiceStatus = EnumerationValue<typeof InvoiceStatus>;

/** Placements of a custom field in a document: it replaces, precedes or follows the default content. */
export const Placement = /* @__PURE__ */ enumeration('Unknown', 'Replace', 'Before', 'After');
/** Placement of a custom field in a document. */
export type Placement = EnumerationValue<typeof Placement>;

/**
 * Types of country subdivisions.
 *
 * - `ADMINISTRATIVE_AREA_LEVEL_1`: state or province.
 * - `ADMINISTRATIVE_AREA_LEVEL_2`: county.
 * - `ADMINISTRATIVE_AREA_LEVEL_3`: city or town.
 * - `ADMINISTRATIVE_AREA_LEVEL_4`: neighborhood or quarter.
 * - `ADMINISTRATIVE_AREA_LEVEL_5`: street or block.
 * - `COUNTRY`: the country itself.
 */
export const SubdivisionType = /* @__PURE__ */ enumeration(
  'UNKNOWN_SUBDIVISION_TYPE',
  'ADMINISTRATIVE_AREA_LEVEL_1',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'ADMINISTRATIVE_AREA_LEVEL_3',
  'ADMINISTRATIVE_AREA_LEVEL_4',
  'ADMINISTRATIVE_AREA_LEVEL_5',
  'COUNTRY',
);
/** Type of a country subdivision. */
export type SubdivisionType = EnumerationValue<typeof SubdivisionType>;

/** Creators of an invoice: an app of the platform, an external system, the merchant or another source. */
export const SourceType = /* @__PURE__ */ enumeration('UNKNOWN_SOURCE_TYPE', 'WIX_APP', 'EXTERNAL', 'ADMIN', 'OTHER');
/** Creator of an invoice. */
export type SourceType = EnumerationValue<typeof SourceType>;

/**
 * Sections of a document that custom fields belong to: business details, customer details, the document's own details,
 * the footer or another section.
 */
export const CustomFieldGroup = /* @__PURE__ */ enumeration(
  'UNKNOWN_CUSTOM_FIELD_GROUP',
  'BUSINESS_DETAILS',
  'CUSTOMER_DETAILS',
  'DOCUMENT',
  'FOOTER',
  'OTHER',
);
/** Section of a document that a custom field belongs to. */
export type CustomFieldGroup = EnumerationValue<typeof CustomFieldGroup>;

/** Value types of a custom field: string, date, boolean or number. */
export const ValueType = /* @__PURE__ */ enumeration('UNKNOWN_VALUE_TYPE', 'STRING', 'DATE', 'BOOLEAN', 'NUMBER');
/** Value type of a custom field. */
export type ValueType = EnumerationValue<typeof ValueType>;

/** Deposit types of an invoice: a flat amount or a percentage of the total. */
export const DepositType = /* @__PURE__ */ enumeration('UNKNOWN', 'FLAT', 'PERCENTAGE');
/** Deposit type of an invoice. */
export type DepositType = EnumerationValue<typeof DepositType>;
