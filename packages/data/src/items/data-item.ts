/** An item of a data collection: its fields by their keys, and the system fields. */
export interface WixDataItem {
  /** Item ID, unique in its collection. */
  _id: string;
  /** Time of creation. Set by the platform. */
  _createdDate?: Date;
  /** Time of the last update. Set by the platform. */
  _updatedDate?: Date;
  /** ID of the visitor, member, user or app that created the item. */
  _owner?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Items of untyped queries, as in the official SDK.
  [field: string]: any;
}

/** System fields of an item, for items with a custom type. */
export type WithSystemFields<Item> = Item & Pick<WixDataItem, '_id' | '_createdDate' | '_updatedDate' | '_owner'>;

/** An object with the ID of an item. */
export interface WithId {
  /** Item ID. */
  _id: string;
}

/** An item, or its ID. */
export type ItemOrId = WithId | string;

/** Keys of an item's fields, including paths such as `address.city`. Any string for items without a type. */
export type FieldKey<Item> = string extends keyof Item
  ? string
  : (keyof Item & string) | keyof WithSystemFields<unknown> | `${keyof Item & string}.${string}`;
