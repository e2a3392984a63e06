import { enumeration, type EnumerationValue } from '@cartwright/core';

/** States of an invoice. */
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
/** The state of an invoice. */
export type InvoiceStatus = EnumerationValue<typeof InvoiceStatus>;

/** Where a field of a document is put. */
export const Placement = /* @__PURE__ */ enumeration('Unknown', 'Replace', 'Before', 'After');
/** Where a field of a document is put. */
export type Placement = EnumerationValue<typeof Placement>;

/** Kinds of subdivisions of a country. */
export const SubdivisionType = /* @__PURE__ */ enumeration(
  'UNKNOWN_SUBDIVISION_TYPE',
  'ADMINISTRATIVE_AREA_LEVEL_1',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'ADMINISTRATIVE_AREA_LEVEL_3',
  'ADMINISTRATIVE_AREA_LEVEL_4',
  'ADMINISTRATIVE_AREA_LEVEL_5',
  'COUNTRY',
);
/** A kind of subdivision of a country. */
export type SubdivisionType = EnumerationValue<typeof SubdivisionType>;

/** Where an invoice comes from. */
export const SourceType = /* @__PURE__ */ enumeration('UNKNOWN_SOURCE_TYPE', 'WIX_APP', 'EXTERNAL', 'ADMIN', 'OTHER');
/** Where an invoice comes from. */
export type SourceType = EnumerationValue<typeof SourceType>;

/** The part of a document that a field belongs to. */
export const CustomFieldGroup = /* @__PURE__ */ enumeration(
  'UNKNOWN_CUSTOM_FIELD_GROUP',
  'BUSINESS_DETAILS',
  'CUSTOMER_DETAILS',
  'DOCUMENT',
  'FOOTER',
  'OTHER',
);
/** The part of a document that a field belongs to. */
export type CustomFieldGroup = EnumerationValue<typeof CustomFieldGroup>;

/** Kinds of values. */
export const ValueType = /* @__PURE__ */ enumeration('UNKNOWN_VALUE_TYPE', 'STRING', 'DATE', 'BOOLEAN', 'NUMBER');
/** A kind of value. */
export type ValueType = EnumerationValue<typeof ValueType>;

/** Kinds of deposits. */
export const DepositType = /* @__PURE__ */ enumeration('UNKNOWN', 'FLAT', 'PERCENTAGE');
/** A kind of deposit. */
export type DepositType = EnumerationValue<typeof DepositType>;
