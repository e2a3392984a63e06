import { date, entity } from '@cartwright/core';
import type { Contact } from './contact.js';
import type { ActivityStatusStatus, PrivacyStatusStatus, Status } from './enumerations.js';

/** Picture of a profile. */
export interface Image {
  /** Image ID in the media manager. */
  _id?: string;
  /** Image URL. */
  url?: string;
  /** Original height in pixels. */
  height?: number;
  /** Original width in pixels. */
  width?: number;
  /** Horizontal offset, in pixels. */
  offsetX?: number | null;
  /** Vertical offset, in pixels. */
  offsetY?: number | null;
}

/** Public profile of a member. */
export interface Profile {
  /** Display name. */
  nickname?: string | null;
  /** Slug of the profile page. Read-only; change it with `updateMemberSlug`. */
  slug?: string | null;
  /** Profile picture. */
  photo?: Image;
  /** Background picture of the profile page. */
  cover?: Image;
  /** Title, such as a job title. */
  title?: string | null;
}

/** Data that apps store with a member. */
export interface ExtendedFields {
  /** Values by app namespace and field name. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** A member of the site. Which fields are returned depends on the fieldsets and the caller. */
export interface Member {
  /** Member ID. Read-only. */
  _id?: string | null;
  /** Email address for signing in. */
  loginEmail?: string | null;
  /** Whether the login email is verified. Read-only. */
  loginEmailVerified?: boolean | null;
  /** Access to the site. Read-only. */
  status?: Status;
  /** Contact ID. Read-only. */
  contactId?: string | null;
  /** Contact information. */
  contact?: Contact;
  /** Public profile. */
  profile?: Profile;
  /** Visibility of the profile. */
  privacyStatus?: PrivacyStatusStatus;
  /** Whether the member can write forum posts and blog comments. Read-only. */
  activityStatus?: ActivityStatusStatus;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Time of the last sign-in. Read-only. */
  lastLoginDate?: Date | null;
  /** Data that apps store with the member. */
  extendedFields?: ExtendedFields;
}

/** Response that contains a member. */
export interface MemberResponse {
  /** The member. */
  member?: Member;
}

/** Shape of {@link Member}: which fields are dates. A contact's addresses keep the platform's field names. */
export const memberShape = /* @__PURE__ */ entity<Member>({
  contact: {},
  _createdDate: date,
  _updatedDate: date,
  lastLoginDate: date,
});

/** Shape of {@link MemberResponse}: the shape of its member. */
export const memberResponseShape = /* @__PURE__ */ entity<MemberResponse>({ member: memberShape });
