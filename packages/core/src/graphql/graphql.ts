import { callable } from '../client/callable.js';
import { readArgument } from '../errors/invalid-argument.js';
import type { RequestOptions } from '../exchange/request-options.js';
import { shapeError } from '../exchange/shape-error.js';
import { parseObject } from '../json/json.js';
import { fillPath } from '../operation/path.js';
import type { GraphQLDocument } from './document.js';
import type { GraphQLError, GraphQLResult } from './result.js';
import { sourceText } from './source-text.js';

/** Options of {@link graphql}. */
export interface GraphQLOptions extends RequestOptions {
  /** The version in the path. Default `alpha`. */
  apiVersion?: string;
}

/** Variables may be left out where none is required. */
type Rest<Variables> =
  Record<never, never> extends Variables
    ? [variables?: NoInfer<Variables>, options?: GraphQLOptions]
    : [variables: NoInfer<Variables>, options?: GraphQLOptions];

/** A document without this word changes nothing. One with it, even in a comment, is not sent twice. */
const change = /\b(mutation|subscription)\b/;

/**
 * Sends a GraphQL document, `client.use(graphql)` or alone. Queries are retried as other calls that may be repeated;
 * mutations never are, unless they provably never arrived.
 *
 * @template Data - The answer's data. A typed document gives it.
 * @template Variables - The document's variables. A typed document gives them.
 * @param document - GraphQL text, or a typed document with one operation.
 * @param variables - The values of its variables; after them the version and the options of the call.
 * @returns `data`, and `errors` where there are some: an answer with status 200 is returned, whatever failed in it.
 * @throws `ApiError` `GraphQL request failed with status {status}` for any other status.
 * @throws `ApiError` `invalid_answer` for an answer with neither data nor errors.
 * @throws `CartwrightError` `invalid_argument` for a document without text, `context_missing` without a client, and of
 * kind `network`, `timeout` or `aborted`.
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
        body: readArgument('variables', 'readable, and sendable as JSON', () => JSON.stringify({ query, variables })),
        repeatable: !change.test(query),
        useCDN: false,
      };
      return client.send(request, options, (reply) => {
        const { status } = reply.response;
        if (status !== 200) throw shapeError(reply, 'graphql', `GraphQL request failed with status ${status}`);
        const { data = null, errors } = parseObject(reply.body) ?? {};
        const failures = Array.isArray(errors) ? (errors as GraphQLError[]) : [];
        if (data === null && failures.length === 0) throw shapeError(reply, 'graphql');
        return (failures.length > 0 ? { data, errors: failures } : { data }) as GraphQLResult<Data>;
      });
    },
);
