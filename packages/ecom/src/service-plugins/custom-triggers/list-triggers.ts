/** Nothing is asked. */
export type ListTriggersRequest = Record<string, never>;

/** The conditions. */
export interface ListTriggersResponse {
  /** The conditions. */
  customTriggers?: ListTriggersResponseCustomTrigger[];
}

/** A condition of your own. */
export interface ListTriggersResponseCustomTrigger {
  /** Its id. */
  _id?: string;
  /** Its name. */
  name?: string;
}
