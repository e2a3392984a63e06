import { date, entity } from '@cartwright/core';
import type { FactorType, Status, StatusName, V1Reason } from './enumerations.js';
import { identityProfileShape, type IdentityProfile } from './identity-profile.js';

/** Login ID of an identity. */
export interface LoginId {
  /** Email address. */
  email?: string;
}

/** Connection to an identity provider. */
export interface IdpConnection {
  /** ID of the connection. */
  idpConnectionId?: string;
  /** ID of the user at the identity provider. */
  idpUserId?: string;
}

/** Connection to an authenticator. */
export interface AuthenticatorConnection {
  /** ID of the connection. */
  authenticatorConnectionId?: string;
  /** Whether the authenticator must be enrolled again. */
  reEnrollmentRequired?: boolean;
}

/** Connection of an identity. Exactly one property is set. */
export interface Connection {
  /** Connection to an identity provider. */
  idpConnection?: IdpConnection;
  /** Connection to an authenticator. */
  authenticatorConnection?: AuthenticatorConnection;
}

/** Metadata of an identity. Set by the platform. */
export interface Metadata {
  /** Tags that can affect access. Read-only. */
  tags?: string[];
}

/** Email address of an identity. */
export interface Email {
  /** Email address. */
  address?: string;
  /** Whether the address is verified. */
  isVerified?: boolean;
}

/** Status of an identity. */
export interface StatusV2 {
  /** Status. */
  name?: StatusName;
  /** Why the identity is pending. */
  reasons?: V1Reason[];
}

/** Authentication factor of an identity. */
export interface Factor {
  /** Factor ID. */
  factorId?: string;
  /** Type of the factor. */
  type?: FactorType;
  /** Enrollment of the factor. */
  status?: Status;
}

/** An identity that can sign in to the site, such as a member's. */
export interface Identity {
  /** Identity ID. */
  _id?: string | null;
  /** Revision number, incremented with every update. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Connections to identity providers and authenticators. */
  connections?: Connection[];
  /** Profile. */
  identityProfile?: IdentityProfile;
  /** Metadata, set by the platform. */
  metadata?: Metadata;
  /** Email address for signing in. */
  email?: Email;
  /** Status, and the reasons for it. */
  status?: StatusV2;
  /** Custom attributes of the site. */
  customAttributes?: Record<string, unknown> | null;
  /** Authentication factors, up to 10. Read-only. */
  factors?: Factor[];
}

/** Shape of {@link Identity}: which fields are dates or profiles. */
export const identityShape = /* @__PURE__ */ entity<Identity>({
  _createdDate: date,
  _updatedDate: date,
  identityProfile: identityProfileShape,
});
