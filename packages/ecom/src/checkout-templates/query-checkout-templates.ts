import {
  queryCodec,
  queryOperation,
  type EntityQuery,
  type Equality,
  type OperationSpec,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../commerce/responses/paging.js';
import { checkoutTemplateShape, type CheckoutTemplate, type Status } from './checkout-template.js';

/** The operators of a template's id. */
type IdOperators = '$eq' | '$ne' | '$gte' | '$gt' | '$lte' | '$lt' | '$startsWith' | '$in' | '$exists';

/** The fields that templates can be found by. */
export interface CheckoutTemplateFields {
  /** The template's id. */
  _id: QueryField<string, 'BOTH', IdOperators>;
  /** Whether checkouts can be made of it. */
  status: QueryField<Status, 'BOTH', Equality>;
}

/** A query for templates as one object. */
export type CheckoutTemplateQuery = EntityQuery<CheckoutTemplateFields>;

/** A query for templates, built step by step. */
export type CheckoutTemplatesQueryBuilder = QueryBuilder<CheckoutTemplate, CheckoutTemplateFields>;

/** A page of templates. */
export type CheckoutTemplatesQueryResult = Page<CheckoutTemplate>;

/** The answer of `queryCheckoutTemplates` to a query that is one object. */
export interface QueryCheckoutTemplatesResponse {
  /** The templates. */
  checkoutTemplates?: CheckoutTemplate[];
  /** The answer's place among all results. */
  pagingMetadata?: CursorPagingMetadata;
}

/** The two forms of `queryCheckoutTemplates`. */
export interface QueryCheckoutTemplates {
  /**
   * Finds checkout templates: chain conditions to the returned builder, then call `find()`.
   *
   * @returns A builder of queries for templates. Nothing is sent before `find()` or `items()`.
   * @see POST /ecom/v1/checkout-templates/query
   */
  (): CheckoutTemplatesQueryBuilder;
  /**
   * Finds checkout templates by a query that is one object.
   *
   * @param query - Filter, sort and paging. At most 100 templates a page, 50 by default.
   * @param request - Options of the call.
   * @returns The templates of one page, and the paging metadata.
   * @throws `ApiError` with status 400 for a field that cannot be filtered or sorted by.
   * @see POST /ecom/v1/checkout-templates/query
   */
  (query: CheckoutTemplateQuery, request?: RequestOptions): Promise<QueryCheckoutTemplatesResponse>;
  /** The operation as data. */
  readonly spec: OperationSpec;
}

/**
 * Finds templates. Without a query it begins one: chain conditions, then call `find()`. With a query that is one object
 * it sends it.
 *
 * @param query - Filter, order and paging. At most 100 templates a page; 50 when nothing is said.
 * @returns The builder, or the answer.
 * @throws `ApiError` with status 400 for a field that cannot be filtered or sorted by, 403 for callers without the
 * permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkoutTemplates } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkoutTemplates } });
 *
 * export const active = () =>
 *   client.checkoutTemplates.queryCheckoutTemplates().eq('status', checkoutTemplates.Status.ACTIVE).find();
 * ```
 * @see POST /ecom/v1/checkout-templates/query
 */
export const queryCheckoutTemplates: QueryCheckoutTemplates = /* @__PURE__ */ queryOperation<
  CheckoutTemplatesQueryBuilder,
  CheckoutTemplateQuery,
  QueryCheckoutTemplatesResponse
>({
  id: 'ecom.checkoutTemplates.queryCheckoutTemplates',
  method: 'POST',
  path: '/ecom/v1/checkout-templates/query',
  input: (query) => ({ query }),
  request: { query: queryCodec },
  response: { checkoutTemplates: checkoutTemplateShape },
  items: 'checkoutTemplates',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
