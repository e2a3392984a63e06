import type { Client, PlatformRequest } from '../client/client.js';
import { decode, encode } from '../codec/codec.js';
import { argumentPath } from '../errors/argument-path.js';
import { shapeError } from '../errors/shape-error.js';
import type { RequestOptions } from '../http/request-options.js';
import { parseObject, type Json } from '../json/json.js';
import type { OperationSpec } from './operation-spec.js';
import { fillPath } from './path.js';
import { queryString } from './query-string.js';

/** A longer query string than this is sent as a body instead. */
const LONGEST_QUERY = 4000;

/** Where an operation's payload goes: into the query of a GET or DELETE, else into the body. */
function place(
  { id, method, path, structuredQuery }: OperationSpec,
  wire: Json,
): Pick<PlatformRequest, 'method' | 'path' | 'body'> {
  const filled = fillPath(path, wire, id);
  if (method === 'GET' || method === 'DELETE') {
    const query = queryString(wire, structuredQuery);
    if (query.length <= LONGEST_QUERY || !structuredQuery)
      return { method, path: query ? `${filled}?${query}` : filled };
  }
  return { method: structuredQuery ? 'POST' : method, path: filled, body: JSON.stringify(wire) };
}

/** Runs an operation: its positional arguments first, the options of the call last. */
export async function runOperation(client: Client, spec: OperationSpec, args: readonly unknown[]): Promise<unknown> {
  const { id, input, request, response, unwrap, returnsNothing, repeatable } = spec;
  const payload = encode(input?.(...(args as never[])) ?? {}, request) as Json;
  const options = (args[input?.length ?? 0] ?? {}) as RequestOptions;
  return client.send({ operation: id, repeatable, ...place(spec, payload) }, options, (reply) => {
    const answer = reply.response.status === 200 && parseObject(reply.body, (value) => decode(value, response) as Json);
    if (!answer) throw shapeError(reply, id, undefined, (field) => argumentPath(spec, field));
    if (returnsNothing) return undefined;
    return unwrap ? answer[unwrap] : answer;
  });
}
