import { date, entity } from '@cartwright/core';

/** Requirements that new members of a site must meet before they can sign in. */
export interface SignOnPolicy {
  /** Policy ID. Read-only. */
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

/** Shape of {@link SignOnPolicy}: which fields are dates. */
export const signOnPolicyShape = /* @__PURE__ */ entity<SignOnPolicy>({ _createdDate: date, _updatedDate: date });
