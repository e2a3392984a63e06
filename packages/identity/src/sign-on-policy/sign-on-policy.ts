import { date, entity } from '@cartwright/core';

/** What a site asks for before a new member may sign in. */
export interface SignOnPolicy {
  /** Id. Read-only. */
  _id?: string | null;
  /** Revision number, incremented with every update. An update has to give the current one. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Whether the site's owner has to approve. */
  requireOwnerApproval?: boolean;
  /** Whether the email address has to be verified. */
  requireEmailVerification?: boolean;
}

/** The converted fields of {@link SignOnPolicy}. */
export const signOnPolicyShape = /* @__PURE__ */ entity<SignOnPolicy>({ _createdDate: date, _updatedDate: date });
