/** Empty request. */
export type ListTriggersRequest = Record<string, never>;

/** Custom triggers that discount rules can use. */
export interface ListTriggersResponse {
  /** Custom triggers. */
  customTriggers?: ListTriggersResponseCustomTrigger[];
}

/** Custom trigger. */
export interface ListTriggersResponseCustomTrigger {
  /** Custom trigger ID. */
  _id?: string;
  /** Custom trigger name, shown to the merchant. At most 200 characters. */
  name?: string;
}
