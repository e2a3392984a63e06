/** Catalog item in the format of a request. */
export interface Item {
  readonly catalogItemId: string;
  readonly options?: object;
}

/** Product to create. */
export interface NewProduct {
  readonly name: string;
  /** Price in the store's currency. */
  readonly price: number;
  readonly weight: number;
  /** Discount as a percentage. */
  readonly percentOff?: number;
}

/** The products of a store, in one catalog version. */
export interface Products {
  create(product: NewProduct): Promise<Item>;
  setStock(item: Item, quantity: number): Promise<void>;
  setPrice(item: Item, price: number): Promise<void>;
  readStock(item: Item): Promise<number>;
  /** A digital product of the demo shop, and a product that is sold by two subscriptions. */
  others(): Promise<Item[]>;
}
