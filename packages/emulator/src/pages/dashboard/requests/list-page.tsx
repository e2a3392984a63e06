/** @jsxImportSource hono/jsx */
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from '../layout/page-response.js';
import { rowList } from '../layout/row-list.js';
import { searchForm } from '../layout/search-form.js';
import { select } from '../layout/select.js';
import { type View, pageUrl } from '../layout/view.js';
import { findRequests, outcomes } from './find-requests.js';
import { requestRow } from './request-row.js';

/** Number of requests per page. */
const PAGE = 100;

/** Page with the newest requests that match the filters. */
export function listPage(controlled: ControlContext, view: View): Response {
  const { emulator } = controlled;
  const { before, method = '', outcome = '', q = '' } = view.query;
  const { last = '', requests: found } = findRequests(emulator, view);
  const end = before ? found.findIndex(({ id }) => id === before) : -1;
  const older = end < 0 ? found : found.slice(0, end);
  const shown = older.slice(-PAGE);
  const filters = { q, method, outcome };
  const tail = {
    url: pageUrl(view, 'requests/tail', filters),
    after: last,
  };
  const rows = [...shown].reverse().map((request) => requestRow(view, request));
  const isFirst = end < 0;
  const methods = { '': 'All', GET: 'GET', POST: 'POST', PATCH: 'PATCH', PUT: 'PUT', DELETE: 'DELETE' };
  const content = (
    <>
      {searchForm(
        view,
        'requests',
        'Search paths and bodies',
        select('method', 'Method', method, methods),
        select('outcome', 'Outcome', outcome, { '': 'All', ...outcomes }),
      )}
      {rowList(rows, {
        label: 'Requests',
        empty: q || method || outcome ? 'No request matches the filters.' : 'No requests yet.',
        ...(isFirst && { tail }),
      })}
      <p class="actions">
        {!isFirst && <a href={pageUrl(view, 'requests', filters)}>Newest</a>}
        {older.length > PAGE && (
          <a href={pageUrl(view, 'requests', { ...filters, before: shown[0]?.id })}>Older requests</a>
        )}
        <span class="soft">The emulator keeps the last 500 requests. Times are in UTC.</span>
      </p>
    </>
  );
  return pageResponse(controlled, view, { section: 'requests', title: 'Requests', content });
}
