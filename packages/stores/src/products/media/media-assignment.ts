/** Choice of an option, identified by their names. */
export interface OptionAndChoice {
  /** Option name, such as `Color`; from 1 to 50 characters. */
  option?: string;
  /** Choice description, such as `Moss`; from 1 to 50 characters. */
  choice?: string;
}

/** Choice and the images and videos of the product assigned to it. */
export interface MediaAssignmentToChoice extends OptionAndChoice {
  /** Media IDs of the product's images and videos; at most 50. */
  mediaIds?: string[];
}
