/** Delivery method to select. */
export interface DeliveryMethodInput {
  /** Code of the method, defined by the carrier. At most 100 characters. */
  code: string;
  /** ID of the carrier's app. Required if several carriers use the same code. */
  appId?: string | null;
}
