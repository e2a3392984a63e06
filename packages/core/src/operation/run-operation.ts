import type { Client } from '../client/client.js';
import { decode, encode } from '../codec/codec.js';
import { shapeError } from '../errors/shape-error.js';
import type { Reply } from '../http/exchange.js';
import type { RequestOptions } from '../http/request-options.js';
import { parseObject, type Json } from '../json/json.js';
import type { OperationSpec } from './operation-spec.js';
import { fillPath } from './path.js';
import { queryString } from './query-string.js';

/** A longer query string than this is sent as a body instead. */
const LONGEST_QUERY = 4000;

/** Where an operation's payload goes: into the query of a GET or DELETE, else into the body. */
function place(spec: OperationSpec, wire: Json): { method: string; path: string; body?: string } {
  const path = fillPath(spec.path, wire, spec.id);
  if (spec.method === 'GET' || spec.method === 'DELETE') {
    const query = queryString(wire, spec.structuredQuery);
    if (query.length <= LONGEST_QUERY || !spec.structuredQuery) {
      return { method: spec.method, path: query ? `${path}?${query}` : path };
    }
  }
  return { method: spec.structuredQuery ? 'POST' : spec.method, path, body: JSON.stringify(wire) };
}

function result(reply: Reply, spec: OperationSpec): unknown {
  const answer = reply.response.status === 200 ? parseObject(reply.body) : undefined;
  if (!answer) throw shapeError(reply, spec.id);
  if (spec.returnsNothing) return undefined;
  const value = decode(answer, spec.response) as Json;
  return spec.unwrap ? value[spec.unwrap] : value;
}

/** Runs an operation: its positional arguments first, the options of the call last. */
export async function runOperation(client: Client, spec: OperationSpec, args: readonly unknown[]): Promise<unknown> {
  const options = (args[spec.input?.length ?? 0] ?? {}) as RequestOptions;
  const payload = encode(spec.input?.(...(args as never[])) ?? {}, spec.request) as Json;
  const reply = await client.send({ ...place(spec, payload), repeatable: spec.repeatable }, options);
  return result(reply, spec);
}
