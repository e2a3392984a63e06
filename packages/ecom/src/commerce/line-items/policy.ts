/** Merchant policy shown with an item, such as a return policy. */
export interface Policy {
  /** Policy title. At most 29 characters. */
  title?: string | null;
  /** Policy text. At most 3000 characters. */
  content?: string;
}
