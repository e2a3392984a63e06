/** App IDs of the stores app. Both refer to the same catalog. */
export const storesAppIds: readonly string[] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
];

/** Reference of a line item to an item of a catalog. */
export interface CatalogReference {
  /** ID of the app that provides the catalog. */
  readonly appId: string;
  readonly catalogItemId: string;
  /** Selected options of the item. Their meaning is defined by the app of the catalog. */
  readonly options?: {
    readonly variantId?: string;
    readonly options?: Readonly<Record<string, string>>;
    readonly customTextFields?: Readonly<Record<string, string>>;
    readonly subscriptionOptionId?: string;
  } & Readonly<Record<string, unknown>>;
}

/** Whether a reference is to an item of an app's catalog, not the store's. */
export const isExternal = ({ appId }: CatalogReference): boolean => !storesAppIds.includes(appId);
