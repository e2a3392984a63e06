import { operation, type BulkActionMetadata, type ItemMetadata } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** Default tax group of an app. */
export interface ListDefaultTaxGroupsByAppIdsResult {
  /** ID and index of the app, and whether its tax group was found. */
  taxGroupMetadata?: ItemMetadata;
  /** Default tax group of the app. */
  taxGroup?: TaxGroup;
}

/** Response of `listDefaultTaxGroupsByAppIds`. */
export interface ListDefaultTaxGroupsByAppIdsResponse {
  /** Result of each app. */
  results?: ListDefaultTaxGroupsByAppIdsResult[];
  /** Numbers of succeeded and failed apps. */
  bulkActionMetadata?: BulkActionMetadata;
}

/**
 * Lists the default tax groups of apps, such as `Products` of the stores app. Requires a merchant identity (API key or
 * app).
 *
 * @param appIds - App IDs (GUIDs).
 * @returns The default tax group of each app.
 * @throws `ApiError` with status 400 for an invalid ID, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { taxGroups } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { taxGroups } });
 *
 * export const findDefault = async (appId: string) =>
 *   (await client.taxGroups.listDefaultTaxGroupsByAppIds([appId])).results?.[0]?.taxGroup;
 * ```
 * @see POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids
 */
export const listDefaultTaxGroupsByAppIds = /* @__PURE__ */ operation<
  [appIds: readonly string[]],
  ListDefaultTaxGroupsByAppIdsResponse
>({
  id: 'ecom.taxGroups.listDefaultTaxGroupsByAppIds',
  method: 'POST',
  path: '/billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
  args: ['appIds'],
  response: { results: { taxGroup: taxGroupShape } },
  repeatable: true,
});
