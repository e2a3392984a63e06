/** A field that the merchant added to the checkout form. */
export interface CustomField {
  /** What the buyer entered. */
  value?: unknown;
  /** The field's title. */
  title?: string;
  /** The title in the buyer's language. */
  translatedTitle?: string | null;
}
