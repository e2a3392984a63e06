import { date, entity } from '@cartwright/core';
import type { Contact } from './contact.js';
import type { ActivityStatusStatus, PrivacyStatusStatus, Status } from './enumerations.js';

/** A picture of a profile. */
export interface Image {
  /** Its id. */
  _id?: string;
  /** Its URL. */
  url?: string;
  /** Its height, in pixels. */
  height?: number;
  /** Its width, in pixels. */
  width?: number;
  /** How far it is moved to the right, in pixels. */
  offsetX?: number | null;
  /** How far it is moved down, in pixels. */
  offsetY?: number | null;
}

/** What others see of a member. */
export interface Profile {
  /** The name that others see. */
  nickname?: string | null;
  /** The profile's name in URLs. Read-only; `updateMemberSlug` changes it. */
  slug?: string | null;
  /** The picture. */
  photo?: Image;
  /** The picture behind it. */
  cover?: Image;
  /** A title, such as a position. */
  title?: string | null;
}

/** Data that apps keep with a member. */
export interface ExtendedFields {
  /** By the app's namespace, then by the field's name. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** A member of the site. How much is returned depends on the fieldsets and on who asks. */
export interface Member {
  /** The member's id. Read-only. */
  _id?: string | null;
  /** The email address that the member signs in with. */
  loginEmail?: string | null;
  /** Whether the address was verified. Read-only. */
  loginEmailVerified?: boolean | null;
  /** Whether the member may sign in. Read-only. */
  status?: Status;
  /** The contact's id. Read-only. */
  contactId?: string | null;
  /** How the member is reached. */
  contact?: Contact;
  /** What others see. */
  profile?: Profile;
  /** Whether others see the profile. */
  privacyStatus?: PrivacyStatusStatus;
  /** Whether the member may write in the community. Read-only. */
  activityStatus?: ActivityStatusStatus;
  /** When the member was made. Read-only. */
  _createdDate?: Date | null;
  /** When the member was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** When the member last signed in. Read-only. */
  lastLoginDate?: Date | null;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
}

/** An answer that holds a member. */
export interface MemberResponse {
  /** The member. */
  member?: Member;
}

/** The converted fields of {@link Member}. A contact's addresses have the wire's names here too. */
export const memberShape = /* @__PURE__ */ entity<Member>({
  contact: {},
  _createdDate: date,
  _updatedDate: date,
  lastLoginDate: date,
});

/** The converted fields of {@link MemberResponse}. */
export const memberResponseShape = /* @__PURE__ */ entity<MemberResponse>({ member: memberShape });
