import type { Client, PlatformRequest } from '../client/client.js';
import { decode, encode } from '../codec/codec.js';
import { readArgument } from '../errors/invalid-argument.js';
import type { RequestOptions } from '../transport/request-options.js';
import { toApiError } from '../transport/to-api-error.js';
import { parseObject, type Json } from '../json/json.js';
import { argumentPath } from './argument-path.js';
import type { OperationSpec } from './operation-spec.js';
import { fillPath } from './path.js';
import { queryString } from './query-string.js';

/** Maximum length of the query string, in characters, of an operation that has a fallback. */
const LONGEST_QUERY = 4000;

/**
 * Method, path and body of a request. GET and DELETE carry the payload in the query string, other methods in the body.
 */
function place(
  { id, method, path, structuredQuery, fallback }: OperationSpec,
  wire: Json,
): Pick<PlatformRequest, 'method' | 'path' | 'body'> {
  const filled = fillPath(path, wire, id);
  const body = JSON.stringify(wire);
  if (method !== 'GET' && method !== 'DELETE') return { method, path: filled, body };
  const query = queryString(wire, structuredQuery);
  if (fallback && query.length > LONGEST_QUERY) return { method: 'POST', path: fillPath(fallback, wire, id), body };
  return { method, path: query ? `${filled}?${query}` : filled };
}

/** Runs an operation. `args` are its positional arguments followed by the options of the call. */
export async function runOperation(client: Client, spec: OperationSpec, args: readonly unknown[]): Promise<unknown> {
  const { id, input, request, response, unwrap, returnsNothing, repeatable, sentOnce } = spec;
  const placed = readArgument(`${id}: arguments`, 'readable, and sendable as JSON', () =>
    place(spec, encode(input?.(...(args as never[])) ?? {}, request) as Json),
  );
  const options = (args[input?.length ?? 0] ?? {}) as RequestOptions;
  return client.send({ operation: id, repeatable, sentOnce, ...placed }, options, (reply) => {
    const answer =
      reply.response.status === 200 &&
      parseObject(reply.body, (value) => decode(value, response, client.mediaUrl) as Json);
    if (!answer) throw toApiError(reply, id, undefined, (field) => argumentPath(spec, field));
    if (returnsNothing) return undefined;
    return unwrap ? answer[unwrap] : answer;
  });
}
