/** @jsxImportSource hono/jsx */
import type { LoggedRequest } from '../../../protocol/http/request-log.js';
import type { Markup } from '../../../kernel/markup.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { outcome } from './outcome.js';

/** Row of a request in the list. */
export const requestRow = (view: View, request: LoggedRequest): Markup => {
  const { duration, id, method, path, route } = request;
  return (
    <li id={`r-${id}`}>
      <a class="row" href={pageUrl(view, `requests/${id}`)}>
        {time(request.time)} <span class="method">{method}</span>
        <span class="main">
          {path}
          {route && <small>{route}</small>}
        </span>
        <span class="soft number">{duration.toFixed(1)} ms</span> {outcome(request)}
      </a>
    </li>
  );
};
