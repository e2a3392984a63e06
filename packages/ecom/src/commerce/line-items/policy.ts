/** Merchant policy shown with an item, such as a return policy. */
export interface Policy {
  /** Policy title. */
  title?: string | null;
  /** Policy text. */
  content?: string;
}
