/** Whether requests for the items of an app are taken. */
export interface BackInStockCollectionState {
  /** The app. Wix Stores: `215238eb-22a5-4c36-9e7b-e7c08025e04e`. */
  appId?: string;
  /** Whether they are. */
  collectingRequests?: boolean;
}

/** Whether a site takes requests for items that are out of stock. */
export interface BackInStockSettings {
  /** By apps. */
  collectionStates?: BackInStockCollectionState[];
}
