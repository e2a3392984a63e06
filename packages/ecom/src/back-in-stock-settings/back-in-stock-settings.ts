/** Whether back-in-stock notification requests are collected for the items of an app. */
export interface BackInStockCollectionState {
  /** App ID. For Wix Stores, `215238eb-22a5-4c36-9e7b-e7c08025e04e`. */
  appId?: string;
  /** Whether requests are collected. */
  collectingRequests?: boolean;
}

/** Back-in-stock notification settings of a site. */
export interface BackInStockSettings {
  /** Settings by app. */
  collectionStates?: BackInStockCollectionState[];
}
