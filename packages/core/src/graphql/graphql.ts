import { callable } from '../client/callable.js';
import { readArgument } from '../errors/invalid-argument.js';
import type { RequestOptions } from '../transport/request-options.js';
import { isDevelopment } from '../errors/is-development.js';
import { toApiError } from '../transport/to-api-error.js';
import { parseObject } from '../json/json.js';
import { fillPath } from '../operation/path.js';
import type { GraphQLDocument } from './document.js';
import type { GraphQLError, GraphQLResult } from './result.js';
import { sourceText } from './source-text.js';

/** Options of {@link graphql}. */
export interface GraphQLOptions extends RequestOptions {
  /**
   * API version in the path.
   *
   * @default 'alpha'
   */
  apiVersion?: string;
}

/** The arguments after the document. Variables are optional if none is required. */
type Rest<Variables> =
  Record<never, never> extends Variables
    ? [variables?: NoInfer<Variables>, options?: GraphQLOptions]
    : [variables: NoInfer<Variables>, options?: GraphQLOptions];

/** Detects documents that may change data. A match, even in a comment, makes the call not repeatable. */
const mutationPattern = /\b(mutation|subscription)\b/;

/**
 * Sends a GraphQL document. Bind it with `client.use(graphql)`; unbound, it uses the ambient client. Queries are
 * retried. Mutations are retried only if the request provably never reached the platform.
 *
 * @template Data - Type of the response's data. Inferred from a typed document.
 * @template Variables - Type of the variables. Inferred from a typed document.
 * @param document - GraphQL source text, or a typed document with one operation.
 * @param variables - Values of the variables. The options of the call follow as the last argument.
 * @returns `data`, and `errors` if there are any: a response with status 200 never throws because of GraphQL errors.
 * @throws {ApiError} `GraphQL request failed with status {status}` for any other status.
 * @throws {ApiError} `invalid_response` for a response with neither data nor errors.
 * @throws {CartwrightError} `invalid_argument` for an empty document; `context_missing` without a client; of kind
 * `network`, `timeout` or `aborted`.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { graphql } from '@cartwright/core/graphql';
 *
 * const client = createClient();
 * const { data, errors } = await client.use(graphql)<{ shop: { name: string } }>('{ shop { name } }');
 * export const name = errors ? undefined : data.shop.name;
 * ```
 * @see POST /graphql/{apiVersion}
 */
export const graphql = /* @__PURE__ */ callable(
  (client) =>
    async <Data = Record<string, unknown>, Variables = Record<string, unknown>>(
      document: string | GraphQLDocument<Data, Variables>,
      ...[variables, { apiVersion = 'alpha', ...options } = {}]: Rest<Variables>
    ): Promise<GraphQLResult<Data>> => {
      const query = sourceText(document);
      const request = {
        operation: 'graphql',
        method: 'POST',
        path: fillPath('/graphql/{apiVersion}', { apiVersion }, 'graphql'),
        body: readArgument('variables', isDevelopment && 'serializable as JSON', () =>
          JSON.stringify({ query, variables }),
        ),
        repeatable: !mutationPattern.test(query),
        useCDN: false,
      };
      return client.send(request, options, (reply) => {
        const { status } = reply.response;
        if (status !== 200) throw toApiError(reply, 'graphql', `GraphQL request failed with status ${status}`);
        const { data = null, errors } = parseObject(reply.body) ?? {};
        const graphqlErrors = Array.isArray(errors) ? (errors as GraphQLError[]) : [];
        if (data === null && graphqlErrors.length === 0) throw toApiError(reply, 'graphql');
        return (graphqlErrors.length > 0 ? { data, errors: graphqlErrors } : { data }) as GraphQLResult<Data>;
      });
    },
);
