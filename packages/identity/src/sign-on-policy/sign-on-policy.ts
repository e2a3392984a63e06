import { date, entity } from '@cartwright/core';

/** What a site asks for before a new member may sign in. */
export interface SignOnPolicy {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Grows with every change. An update has to give the current one. Read-only. */
  revision?: string | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** Whether the site's owner has to approve. */
  requireOwnerApproval?: boolean;
  /** Whether the e-mail address has to be verified. */
  requireEmailVerification?: boolean;
}

/** The converted fields of {@link SignOnPolicy}. */
export const signOnPolicyShape = /* @__PURE__ */ entity<SignOnPolicy>({ _createdDate: date, _updatedDate: date });
