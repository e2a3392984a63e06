import type { Client, PlatformRequest } from '../client/client.js';
import { decode, encode } from '../codec/codec.js';
import { readArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import type { RequestOptions } from '../transport/request-options.js';
import { toApiError } from '../transport/to-api-error.js';
import { parseObject, type Json } from '../json/json.js';
import { argumentPath, placeArguments } from './arguments.js';
import type { OperationSpec } from './operation-spec.js';
import { fillPath } from './path.js';
import { queryString } from './query-string.js';

/** Maximum length of the query string, in characters, of an operation that has a fallback. */
const MAX_QUERY_LENGTH = 4000;

/**
 * Method, path and body of a request. GET and DELETE carry the payload in the query string, other methods in the body.
 */
function buildRequest(
  { id, method, path, structuredQuery, fallback }: OperationSpec,
  payload: Json,
): Pick<PlatformRequest, 'method' | 'path' | 'body'> {
  const filledPath = fillPath(path, payload, id);
  const body = JSON.stringify(payload);
  if (method !== 'GET' && method !== 'DELETE') return { method, path: filledPath, body };
  const query = queryString(payload, structuredQuery);
  if (fallback && query.length > MAX_QUERY_LENGTH)
    return { method: 'POST', path: fillPath(fallback, payload, id), body };
  return { method, path: query ? `${filledPath}?${query}` : filledPath };
}

/** Runs an operation. `args` are its positional arguments followed by the options of the call. */
export async function runOperation(client: Client, spec: OperationSpec, args: readonly unknown[]): Promise<unknown> {
  const {
    id,
    args: places = [],
    prepare,
    fieldNames,
    request,
    response,
    unwrap,
    returnsNothing,
    repeatable,
    sentOnce,
  } = spec;
  const built = readArgument(`${id}: arguments`, isDevelopment && 'serializable as JSON', () => {
    const payload = prepare?.(...(args as never[])) ?? placeArguments(places, args);
    return buildRequest(spec, encode(payload, request) as Json);
  });
  const options = (args[places.length] ?? {}) as RequestOptions;
  return client.send({ operation: id, repeatable, sentOnce, ...built }, options, (reply) => {
    const result =
      reply.response.status === 200 &&
      parseObject(reply.body, (value) => decode(value, response, client.mediaUrl) as Json);
    if (!result) throw toApiError(reply, id, undefined, (field) => fieldNames?.[field] ?? argumentPath(places, field));
    if (returnsNothing) return undefined;
    return unwrap ? result[unwrap] : result;
  });
}
