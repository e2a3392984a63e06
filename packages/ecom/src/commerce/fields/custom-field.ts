/** Custom field of the checkout form, configured by the merchant. */
export interface CustomField {
  /** Value entered by the buyer. */
  value?: unknown;
  /** Field title. */
  title?: string;
  /** Title in the buyer's language. */
  translatedTitle?: string | null;
}
