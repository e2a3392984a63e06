import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { PlatformPagingMetadata } from '../commerce/responses/paging.js';
import { discountRuleShape, type DiscountRule } from './discount-rule.js';

/** Filter operators of revisions. */
type RevisionOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$in' | '$exists';

/** Filter operators of text fields. */
type TextOperators = RevisionOperators | '$startsWith';

/** Fields that discount rules can be filtered and sorted by. */
export interface DiscountRuleFields {
  /** Discount rule ID. */
  _id: QueryField<string, 'BOTH', TextOperators>;
  /** Revision number. */
  revision: QueryField<string, 'BOTH', RevisionOperators>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Whether the rule is active. */
  active: QueryField<boolean>;
  /** Rule name. */
  name: QueryField<string, 'BOTH', TextOperators>;
  /** Start of the validity period. */
  'activeTimeInfo.start': QueryField<Date>;
  /** End of the validity period. */
  'activeTimeInfo.end': QueryField<Date>;
  /** Private tags. */
  'tags.privateTags.tagIds': QueryField<string[]>;
}

/** Query object for discount rules. */
export type DiscountRuleQuery = EntityQuery<DiscountRuleFields>;

/** Query builder for discount rules. */
export type DiscountRulesQueryBuilder = QueryBuilder<DiscountRule, DiscountRuleFields>;

/** Page of discount rules. */
export type DiscountRulesQueryResult = Page<DiscountRule>;

/** Response of `queryDiscountRules` when called with a query object. */
export interface QueryDiscountRulesResponse {
  /** Discount rules on the page. */
  discountRules?: DiscountRule[];
  /** Cursors and count of the page. */
  pagingMetadata?: PlatformPagingMetadata;
}

/** Call signatures of `queryDiscountRules`. */
export interface QueryDiscountRules extends DeclaredOperation {
  /**
   * Queries discount rules with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): DiscountRulesQueryBuilder;
  /**
   * Queries discount rules with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 discount rules per page, 50 by default.
   * @param request - Request options.
   * @returns A page of discount rules with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /ecom/v1/discount-rules/query
   */
  (query: DiscountRuleQuery, request?: RequestOptions): Promise<QueryDiscountRulesResponse>;
}

/**
 * Queries discount rules. Without arguments it returns a query builder, with a query object it sends the request.
 * Requires a merchant identity (API key or app).
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { discountRules } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { discountRules } });
 *
 * export const findActive = () => client.discountRules.queryDiscountRules().eq('active', true).ascending('name').find();
 * ```
 * @see POST /ecom/v1/discount-rules/query
 */
export const queryDiscountRules = /* @__PURE__ */ queryOperation<QueryDiscountRules>({
  id: 'ecom.discountRules.queryDiscountRules',
  method: 'POST',
  path: '/ecom/v1/discount-rules/query',
  args: ['query'],
  request: { query: queryShape },
  response: { discountRules: discountRuleShape },
  items: 'discountRules',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
