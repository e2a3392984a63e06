/** A rule of the seller that is shown beside an item. */
export interface Policy {
  /** Its title. */
  title?: string | null;
  /** What it says. */
  content?: string;
}
