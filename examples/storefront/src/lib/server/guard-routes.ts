import { isApiError, isCartwrightError } from '@cartwright/core';
import type { ServerBuild } from 'react-router';
import { deadlineContext, waitUntil } from './deadline.js';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Loader = Extract<Route['module']['loader'], (...args: never[]) => unknown>;

/** Kinds of errors of calls without a response of the platform. */
const unanswered = new Set(['network', 'timeout', 'parse', 'configuration']);

/** Whether a failure is due to a missing response of the platform, or to one with a status of 500 or more. */
const isUnavailable = (error: unknown): boolean =>
  isApiError(error)
    ? error.status >= 500
    : (isCartwrightError(error) && unanswered.has(error.kind)) ||
      (error instanceof DOMException && error.name === 'TimeoutError');

/** Response of a page or a file that needs the platform while it is unreachable. */
const unavailable = () =>
  new Response('The store is unavailable right now.', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '30' },
  });

/** Runs a loader or an action, and converts the errors of an unreachable platform to a response. */
const guard =
  (run: Loader, isLimited: boolean): Loader =>
  async (args) => {
    try {
      const result = Promise.resolve(run(args));
      return await (isLimited ? waitUntil(result, args.context.get(deadlineContext).signal) : result);
    } catch (error) {
      throw isUnavailable(error) ? unavailable() : error;
    }
  };

/**
 * Guards the loaders and actions of all routes: while the platform is unreachable, they respond with 503. Loaders of pages
 * end at the deadline of the request. Those of files, such as the sitemap, take as long as they need, and so do changes.
 * Layouts limit themselves, because the page that says that the platform is unreachable is shown within them.
 */
export function guardRoutes(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const layouts = new Set(Object.values(routes).map((route) => route?.parentId));
  const guarded = Object.entries(routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { action, loader, default: component } = route.module;
    const module = {
      ...route.module,
      ...(typeof loader === 'function' && { loader: guard(loader, component !== undefined && !layouts.has(id)) }),
      ...(typeof action === 'function' && { action: guard(action, false) }),
    };
    return [id, { ...route, module }] as const;
  });
  return Object.fromEntries(guarded);
}
