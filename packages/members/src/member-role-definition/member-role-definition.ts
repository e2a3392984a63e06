/** Role that members can have, such as wholesaler. */
export interface MemberRoleDefinition {
  /** ID of the definition (GUID). Read-only. */
  _id?: string;
  /** Unique key in upper case, such as `WHOLESALE`, with which the role is assigned. Immutable. */
  roleKey?: string;
  /** Displayed name of the role. Immutable. */
  title?: string;
  /** Whether blocked members cannot have the role. */
  blockable?: boolean;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
}
