import { date, entity } from '@cartwright/core';
import type { AppliesTo, Origin, Privacy, Section, SocialTypeType, Type } from './enumerations.js';

/** Field of member profiles. The values are in `contact.customFields` of the members, by `key`. */
export interface CustomField {
  /** Field ID (GUID). Read-only. */
  _id?: string | null;
  /** Displayed name; from 1 to 150 characters. */
  name?: string | null;
  /** Key of the values, such as `custom.shoe-size`. Read-only. */
  key?: string | null;
  /** Visibility of the values, unless the member decides otherwise. */
  defaultPrivacy?: Privacy;
  /** Type of the values. Immutable. */
  fieldType?: Type;
  /** Social network. Only for the type `SOCIAL`. */
  socialType?: SocialTypeType;
  /** Origin of the field. Read-only. */
  fieldOrigin?: Origin;
  /** Members that have the field. Read-only. */
  appliesTo?: AppliesTo;
  /** Section of the profile. Read-only. */
  section?: Section;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
}

/** Shape of {@link CustomField}: which fields are dates. */
export const customFieldShape = /* @__PURE__ */ entity<CustomField>({ _createdDate: date, _updatedDate: date });
