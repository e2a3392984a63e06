import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { tellUnsent } from './unsent-form.js';

type Results = Record<string, DataStrategyResult>;

/** Returns what an action returned with an error status: errors of a form that is shown again. */
function getRefusal(outcome: DataStrategyResult | undefined): unknown {
  const result =
    outcome?.type === 'data' ? (outcome.result as Partial<ReturnType<typeof data>> | undefined) : undefined;
  return (result?.init?.status ?? 200) >= 400 ? result?.data : undefined;
}

/**
 * Creates the browser's middleware that keeps a form and what is entered in it if sending it fails. Without it, React
 * Router replaces the page by its error boundary. The page keeps the errors of the attempt before.
 */
export function keepForm(): MiddlewareFunction<Results> {
  let attempt: Results = {};
  let sent = '';
  return async ({ request, url }, next) => {
    const page = url.pathname + url.search;
    // The data of the page are loaded after a form is sent.
    if (request.method === 'GET' && page === sent) return next();
    const isOfPage = request.method !== 'GET' && url.pathname === location.pathname;
    const before = attempt;
    attempt = {};
    sent = isOfPage ? page : '';
    tellUnsent(false);
    const results = await next();
    if (!isOfPage || request.signal.aborted) return results;
    // Redirects and statuses such as 404 are responses of the action. With 503, the action has not responded.
    const failed = Object.entries(results).filter(
      ([, { type, result }]) =>
        type === 'error' && !(result instanceof Response) && (!isRouteErrorResponse(result) || result.status === 503),
    );
    // An action with an error status does not reload the page's data, which would fail as well.
    for (const [id] of failed) results[id] = { type: 'data', result: data(getRefusal(before[id]), { status: 503 }) };
    attempt = results;
    if (failed.length > 0) tellUnsent(true);
    return results;
  };
}
