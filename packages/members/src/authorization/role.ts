/** Role of a member. */
export interface Role {
  /** Key of the role, such as `WHOLESALE`. */
  roleKey?: string;
  /** Displayed name of the role. */
  title?: string;
}
