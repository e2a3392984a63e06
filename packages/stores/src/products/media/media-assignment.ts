/** A choice of an option, by the names of both. */
export interface OptionAndChoice {
  /** The option's name, such as `Color`; from 1 to 50 characters. */
  option?: string;
  /** The choice's description, such as `Moss`; from 1 to 50 characters. */
  choice?: string;
}

/** Pictures and videos of a product that one choice shows. */
export interface MediaAssignmentToChoice extends OptionAndChoice {
  /** The ids of the product's pictures and videos; at most 50. */
  mediaIds?: string[];
}
