import type { WixDataFilterInput } from './filter/filter.js';

/** Options of all calls. */
export interface WixDataOptions {
  /** Whether to skip the site's data hooks. */
  suppressHooks?: boolean;
  /** Whether to include drafts, in collections whose items are published. */
  showDrafts?: boolean;
  /** Options of the app that provides the collection. */
  appOptions?: Record<string, unknown>;
}

/** Options of calls that read. */
export interface WixDataReadOptions extends WixDataOptions {
  /** Language of the returned content, as an IETF BCP 47 language tag such as `de`. */
  language?: string;
  /** Whether to read from the primary database. Slower, but includes the latest changes. */
  consistentRead?: boolean;
}

/** A reference field whose items are returned instead of their IDs. */
export interface IncludedReference {
  /** Key of the reference or multi-reference field. */
  field: string;
  /**
   * Maximum number of items of a multi-reference field, up to 1,000.
   *
   * @default 50
   */
  limit?: number;
}

/** Options for `get`. */
export interface WixDataGetOptions extends WixDataReadOptions {
  /**
   * Fields to return, besides `_id`.
   *
   * @default all fields
   */
  fields?: string[];
  /** Reference fields whose items are returned instead of their IDs. */
  includeReferences?: IncludedReference[];
  /** Groups of fields that are returned on request only, in collections of apps. */
  includeFieldGroups?: string[];
}

/** Options for `insert` and `save`. */
export interface WixDataInsertOptions extends Omit<WixDataOptions, 'appOptions'> {
  /** Whether the returned item has the referenced items instead of their IDs. */
  includeReferences?: boolean;
  /** Whether to store the values of multi-reference fields. They are ignored otherwise. */
  saveReferences?: boolean;
}

/** Options for `save`. */
export type WixDataSaveOptions = WixDataInsertOptions;

/** A condition of a change. */
export interface ConditionOptions {
  /** Filter that the item must match. Otherwise it is not changed, and the call fails. */
  condition?: WixDataFilterInput;
}

/** Options for `update`. */
export interface WixDataUpdateOptions extends WixDataInsertOptions, ConditionOptions {}

/** Options for `remove`, `patch` and their bulk forms. */
export interface WixDataChangeOptions extends Omit<WixDataOptions, 'appOptions'>, ConditionOptions {}

/** Converts options to fields of the request. */
export const encodeOptions = (options: (WixDataOptions & ConditionOptions) | null | undefined): object => {
  const { showDrafts, condition, ...rest } = options ?? {};
  return {
    ...rest,
    ...(showDrafts !== undefined && { publishPluginOptions: { includeDraftItems: showDrafts } }),
    ...(condition !== undefined && { condition: { filter: condition } }),
  };
};

/** Converts options of a change that returns the item to fields of the request. */
export const encodeItemOptions = (options: WixDataUpdateOptions | null | undefined): object => {
  const { includeReferences, ...rest } = options ?? {};
  return {
    ...encodeOptions(rest),
    ...(includeReferences !== undefined && { includeReferencedItems: includeReferences }),
  };
};
