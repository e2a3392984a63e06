import type { Emulator } from '../../../protocol/emulator.js';
import type { LoggedRequest } from '../../../protocol/http/request-log.js';
import type { View } from '../layout/view.js';

/** Filters of the list by the outcome of a request. */
export const outcomes = {
  failed: 'Failed',
  '2': '2xx and 3xx',
  '4': '4xx',
  '5': '5xx',
  dropped: 'Dropped',
} as const;

const hasOutcome = ({ status }: LoggedRequest, wanted: string | undefined): boolean => {
  if (wanted === 'failed') return status === 0 || status >= 400;
  if (wanted === 'dropped') return status === 0;
  if (wanted === '2') return status >= 200 && status < 400;
  return wanted === '4' || wanted === '5' ? Math.floor(status / 100) === Number(wanted) : true;
};

/**
 * Finds the requests that match the filters of the list, oldest first: those of the client, and those that identify no
 * client. The search ignores case, and looks at path, route, query, bodies and request ID. `last` is the ID of the newest
 * request, whether it matches or not.
 *
 * @param after - ID of a request: only later ones.
 */
export function findRequests(emulator: Emulator, { query, tenant }: View, after?: string) {
  const { method, outcome, q = '' } = query;
  const wanted = q.trim().toLowerCase();
  const contains = ({ body, id, path, query: parameters, response, route }: LoggedRequest): boolean =>
    wanted === '' || JSON.stringify([id, path, route, parameters, body, response]).toLowerCase().includes(wanted);
  const all = emulator.requests({ ...(after && { after }) });
  const requests = all
    .filter(({ clientId }) => clientId === undefined || clientId === tenant.id)
    .filter((request) => !method || request.method === method)
    .filter((request) => hasOutcome(request, outcome) && contains(request));
  return { requests, last: all.at(-1)?.id };
}
