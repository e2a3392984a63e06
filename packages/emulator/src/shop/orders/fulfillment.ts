/** Fulfillment of an order. */
export interface StoredFulfillment {
  readonly id: string;
  readonly createdDate: string;
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[];
  readonly trackingInfo?: {
    readonly trackingNumber?: string;
    readonly shippingProvider?: string;
    readonly trackingLink?: string;
  };
  readonly customInfo?: { readonly fieldsData: Readonly<Record<string, string>> };
  readonly status?: string;
  readonly completed?: boolean;
}
