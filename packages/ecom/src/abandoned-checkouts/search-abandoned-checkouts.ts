import { operation, searchShape, type EntitySearch, type Equality, type QueryField } from '@cartwright/core';
import type { PlatformPagingMetadata } from '../commerce/responses/paging.js';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';
import type { ActivityType, Status } from './enumerations.js';

/** Operators of fields that are compared for equality only. */
type EqualityOperators = Exclude<Equality, '$exists'> | '$nin';

/** Fields that `searchAbandonedCheckouts` filters and sorts by. */
export interface AbandonedCheckoutSearchFields {
  /** Abandoned checkout ID. Filter only. */
  _id: QueryField<string, 'NONE', EqualityOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Status. Filter only. */
  status: QueryField<Status, 'NONE', EqualityOperators>;
  /** Types of the recovery activities. Filter only. */
  'activities.type': QueryField<ActivityType[], 'NONE', '$hasSome' | '$hasAll'>;
  /** Codes of the applied coupons. Filter only. */
  'appliedDiscounts.coupon.code': QueryField<string[], 'NONE', '$hasSome' | '$hasAll'>;
  /** First name of the buyer. Filter only. */
  'contactDetails.firstName': QueryField<string, 'NONE'>;
  /** Last name of the buyer. Filter only. */
  'contactDetails.lastName': QueryField<string, 'NONE'>;
  /** Visitor ID of the buyer. Filter only. */
  'buyerInfo.visitorId': QueryField<string, 'NONE', EqualityOperators>;
  /** Member ID of the buyer. Filter only. */
  'buyerInfo.memberId': QueryField<string, 'NONE', EqualityOperators>;
  /** User ID of the buyer. Filter only. */
  'buyerInfo.userId': QueryField<string, 'NONE', EqualityOperators>;
  /** Contact ID of the buyer. Filter only. */
  'buyerInfo.contactId': QueryField<string, 'NONE', EqualityOperators>;
  /** Email address of the buyer. Filter only. */
  'buyerInfo.email': QueryField<string, 'NONE', EqualityOperators>;
}

/** Search for abandoned checkouts: filter, free text, sort order and paging. */
export type AbandonedCheckoutSearch = Pick<
  EntitySearch<
    AbandonedCheckoutSearchFields,
    never,
    'buyerInfo.email' | 'contactDetails.firstName' | 'contactDetails.lastName'
  >,
  'cursorPaging' | 'filter' | 'search' | 'sort'
>;

/** Response of `searchAbandonedCheckouts`. */
export interface SearchAbandonedCheckoutsResponse {
  /** Abandoned checkouts of the page. */
  abandonedCheckouts?: AbandonedCheckout[];
  /** Cursors of the page. */
  pagingMetadata?: PlatformPagingMetadata;
}

/**
 * Searches abandoned checkouts by free text (the buyer's name and email address) and by their fields. Requires the
 * identity of an app.
 *
 * @param search - Filter, free text, sort order and paging. At most 100 abandoned checkouts per page.
 * @returns One page of abandoned checkouts.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting, 403 if the caller lacks the
 * permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const findBuyer = (expression: string) =>
 *   client.abandonedCheckouts.searchAbandonedCheckouts({ search: { expression } });
 * ```
 * @see POST /ecom/v1/abandoned-checkout/search
 */
export const searchAbandonedCheckouts = /* @__PURE__ */ operation<
  [search: AbandonedCheckoutSearch],
  SearchAbandonedCheckoutsResponse
>({
  id: 'ecom.abandonedCheckouts.searchAbandonedCheckouts',
  method: 'POST',
  path: '/ecom/v1/abandoned-checkout/search',
  args: ['search'],
  request: { search: searchShape },
  response: { abandonedCheckouts: abandonedCheckoutShape },
  repeatable: true,
});
