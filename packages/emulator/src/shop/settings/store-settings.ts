/** Settings of the store. */
export interface StoreSettings {
  /** Name on the checkout page and in emails. */
  readonly name: string;
  readonly weightUnit: 'LB' | 'KG';
  /** Language code (BCP 47). */
  readonly language: string;
  /** ID of the store's only business location. */
  readonly businessLocationId: string;
  /** Address of the store. */
  readonly address: {
    readonly country: string;
    readonly subdivision: string;
    readonly city: string;
    readonly postalCode: string;
    readonly addressLine: string;
  };
}

/** Settings of the store, the same for every tenant. */
export const storeSettings: StoreSettings = {
  name: 'Alder & Finch',
  weightUnit: 'LB',
  language: 'en',
  businessLocationId: '5f3b0d3e-2c1a-4d8e-9b7f-6a0c4e2d1b85',
  address: {
    country: 'US',
    subdivision: 'US-OR',
    city: 'Portland',
    postalCode: '97209',
    addressLine: '1420 NW Marshall Street',
  },
};
