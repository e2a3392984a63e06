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
import type { CursorPagingMetadata } from '../commerce/responses/paging.js';
import { subscriptionContractShape, type SubscriptionContract } from './subscription-contract.js';

/** Fields that subscription contracts can be filtered and sorted by. */
export interface SubscriptionContractFields {
  /** Subscription contract ID. */
  _id: QueryField<string>;
  /** Contact ID of the buyer. */
  'buyerInfo.contactId': QueryField<string>;
}

/** Query object for subscription contracts. */
export type SubscriptionContractQuery = EntityQuery<SubscriptionContractFields>;

/** Query builder for subscription contracts. */
export type SubscriptionContractsQueryBuilder = QueryBuilder<SubscriptionContract, SubscriptionContractFields>;

/** Page of subscription contracts. */
export type SubscriptionContractsQueryResult = Page<SubscriptionContract>;

/** Response of `querySubscriptionContracts` when called with a query object. */
export interface QuerySubscriptionContractsResponse {
  /** Subscription contracts on the page. */
  subscriptionContracts?: SubscriptionContract[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `querySubscriptionContracts`. */
export interface QuerySubscriptionContracts extends DeclaredOperation {
  /**
   * Queries subscription contracts with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): SubscriptionContractsQueryBuilder;
  /**
   * Queries subscription contracts with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 subscription contracts per page.
   * @param request - Request options.
   * @returns A page of subscription contracts with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see GET /ecom/subscription-contracts/v1/subscription-contracts/query
   */
  (query: SubscriptionContractQuery, request?: RequestOptions): Promise<QuerySubscriptionContractsResponse>;
}

/**
 * Queries subscription contracts. Without arguments it returns a query builder, with a query object it sends the
 * request. Requires the identity of an app.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionContracts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { subscriptionContracts } });
 *
 * export const findContracts = (contactId: string) =>
 *   client.subscriptionContracts.querySubscriptionContracts().eq('buyerInfo.contactId', contactId).find();
 * ```
 * @see GET /ecom/subscription-contracts/v1/subscription-contracts/query
 */
export const querySubscriptionContracts = /* @__PURE__ */ queryOperation<QuerySubscriptionContracts>({
  id: 'ecom.subscriptionContracts.querySubscriptionContracts',
  method: 'GET',
  path: '/ecom/subscription-contracts/v1/subscription-contracts/query',
  structuredQuery: true,
  fallback: '/ecom/subscription-contracts/v1/subscription-contracts/query',
  args: ['query'],
  request: { query: queryShape },
  response: { subscriptionContracts: subscriptionContractShape },
  items: 'subscriptionContracts',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
