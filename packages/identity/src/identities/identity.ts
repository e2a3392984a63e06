import { date, entity } from '@cartwright/core';
import type { FactorType, Status, StatusName, V1Reason } from './enumerations.js';
import { identityProfileShape, type IdentityProfile } from './identity-profile.js';

/** What an identity signs in with. */
export interface LoginId {
  /** An email address. */
  email?: string;
}

/** A connection to an identity provider. */
export interface IdpConnection {
  /** The connection's id. */
  idpConnectionId?: string;
  /** The user's id at the provider. */
  idpUserId?: string;
}

/** A connection to an authenticator. */
export interface AuthenticatorConnection {
  /** The connection's id. */
  authenticatorConnectionId?: string;
  /** Whether it has to be set up again. */
  reEnrollmentRequired?: boolean;
}

/** A connection of an identity: one of these. */
export interface Connection {
  /** To an identity provider. */
  idpConnection?: IdpConnection;
  /** To an authenticator. */
  authenticatorConnection?: AuthenticatorConnection;
}

/** What the platform notes about an identity. */
export interface Metadata {
  /** Its tags. Read-only. */
  tags?: string[];
}

/** The email address that an identity signs in with. */
export interface Email {
  /** The address. */
  address?: string;
  /** Whether its owner has shown that it is theirs. */
  isVerified?: boolean;
}

/** Whether an identity may sign in, and if not, why. */
export interface StatusV2 {
  /** The status. */
  name?: StatusName;
  /** What it waits for. */
  reasons?: V1Reason[];
}

/** A factor of an identity. */
export interface Factor {
  /** Its id. */
  factorId?: string;
  /** Its type. */
  type?: FactorType;
  /** Whether it is set up. */
  status?: Status;
}

/** One who can sign in to the site. */
export interface Identity {
  /** Its id. */
  _id?: string | null;
  /** Revision number, incremented with every update. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Connections to identity providers and authenticators. */
  connections?: Connection[];
  /** What it says about the person. */
  identityProfile?: IdentityProfile;
  /** What the platform notes about it. */
  metadata?: Metadata;
  /** The email address it signs in with. */
  email?: Email;
  /** Whether it may sign in. */
  status?: StatusV2;
  /** Attributes of the site's own. */
  customAttributes?: Record<string, unknown> | null;
  /** Its factors; at most 10. Read-only. */
  factors?: Factor[];
}

/** The converted fields of {@link Identity}. */
export const identityShape = /* @__PURE__ */ entity<Identity>({
  _createdDate: date,
  _updatedDate: date,
  identityProfile: identityProfileShape,
});
