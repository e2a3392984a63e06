import { date, entity } from '@cartwright/core';

/** What new members of a site need before they can sign in. */
export interface SignOnPolicy {
  /** Policy id. Read-only. */
  _id?: string | null;
  /** Revision number, incremented with every update. Required in updates. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Whether the site's owner has to approve new members. */
  requireOwnerApproval?: boolean;
  /** Whether new members have to verify their email address. */
  requireEmailVerification?: boolean;
}

/** The converted fields of {@link SignOnPolicy}. */
export const signOnPolicyShape = /* @__PURE__ */ entity<SignOnPolicy>({ _createdDate: date, _updatedDate: date });
