import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../commerce/responses/paging.js';
import { checkoutTemplateShape, type CheckoutTemplate, type Status } from './checkout-template.js';

/** Filter operators of the checkout template ID. */
type IdOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** Fields that checkout templates can be filtered and sorted by. */
export interface CheckoutTemplateFields {
  /** Checkout template ID. */
  _id: QueryField<string, 'BOTH', IdOperators>;
  /** Status. */
  status: QueryField<Status, 'BOTH', Equality>;
}

/** Query object for checkout templates. */
export type CheckoutTemplateQuery = EntityQuery<CheckoutTemplateFields>;

/** Query builder for checkout templates. */
export type CheckoutTemplatesQueryBuilder = QueryBuilder<CheckoutTemplate, CheckoutTemplateFields>;

/** Page of checkout templates. */
export type CheckoutTemplatesQueryResult = Page<CheckoutTemplate>;

/** Response of `queryCheckoutTemplates` when called with a query object. */
export interface QueryCheckoutTemplatesResponse {
  /** Checkout templates. */
  checkoutTemplates?: CheckoutTemplate[];
  /** Cursors and count of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryCheckoutTemplates`. */
export interface QueryCheckoutTemplates extends DeclaredOperation {
  /**
   * Queries checkout templates with a query builder: chain conditions, then call `find()`.
   *
   * @returns A query builder. The request is sent by `find()` or `items()`.
   */
  (): CheckoutTemplatesQueryBuilder;
  /**
   * Queries checkout templates with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 templates per page, 50 by default.
   * @param request - Request options.
   * @returns A page of checkout templates with paging metadata.
   * @throws `ApiError` with status 400 if a field cannot be filtered or sorted by, 403 if the caller lacks the
   * permission.
   * @see POST /ecom/v1/checkout-templates/query
   */
  (query: CheckoutTemplateQuery, request?: RequestOptions): Promise<QueryCheckoutTemplatesResponse>;
}

/**
 * Queries checkout templates. Without arguments it returns a query builder, with a query object it sends the request.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const activeTemplates = () =>
 *   client.checkoutTemplates.queryCheckoutTemplates().eq('status', checkoutTemplates.Status.ACTIVE).find();
 * ```
 * @see POST /ecom/v1/checkout-templates/query
 */
export const queryCheckoutTemplates = /* @__PURE__ */ queryOperation<QueryCheckoutTemplates>({
  id: 'ecom.checkoutTemplates.queryCheckoutTemplates',
  method: 'POST',
  path: '/ecom/v1/checkout-templates/query',
  args: ['query'],
  request: { query: queryShape },
  response: { checkoutTemplates: checkoutTemplateShape },
  items: 'checkoutTemplates',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
