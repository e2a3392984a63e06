import { encode } from '../codec/codec.js';
import type { OutgoingRequest } from '../http/exchange.js';
import type { RequestOptions } from '../http/request-options.js';
import type { OperationSpec } from './operation-spec.js';
import { fillPath } from './path.js';
import { queryString } from './query-string.js';

/** A longer query string than this is sent as a body instead. */
const LONGEST_QUERY = 4000;

/** The request of an operation for a payload, without any authorization. */
export function toRequest(
  spec: OperationSpec,
  payload: object,
  host: string,
  options: RequestOptions,
): OutgoingRequest {
  const wire = encode(payload, spec.request) as Record<string, unknown>;
  const url = host + fillPath(spec.path, wire, spec.id);
  const base = { operation: spec.id, repeatable: spec.repeatable ?? false, options };
  if (spec.method === 'GET' || spec.method === 'DELETE') {
    const query = queryString(wire, spec.structuredQuery ?? false);
    if (query.length <= LONGEST_QUERY || !spec.structuredQuery) {
      return { ...base, method: spec.method, url: query ? `${url}?${query}` : url, headers: { ...options.headers } };
    }
  }
  const headers = { 'Content-Type': 'application/json', ...options.headers };
  return { ...base, method: spec.method === 'GET' ? 'POST' : spec.method, url, headers, body: JSON.stringify(wire) };
}
