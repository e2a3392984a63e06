import type { MiddlewareHandler } from 'hono';
import { newId } from '../../kernel/state/ids.js';
import type { AppEnvironment } from './app-environment.js';
import type { LoggedRequest, RequestLog } from './request-log.js';
import { toHttpError } from './http-error.js';

/** Adds `x-wix-request-id` to every response, and logs it with its request. */
export function logRequests(log: RequestLog): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, url, headers } = context.req.raw;
    const { pathname: path, searchParams } = new URL(url);
    const id = newId();
    const time = new Date();
    const start = performance.now();
    let status = 0;
    try {
      await next();
      const { res } = context;
      // `context.header` would copy the response.
      res.headers.set('x-wix-request-id', id);
      status = res.status;
    } finally {
      const { body, response: responseBody, clientId, routeId: route } = context.var;
      const error = context.error && toHttpError(context.error);
      const entry: LoggedRequest = {
        id,
        time: time.toISOString(),
        duration: performance.now() - start,
        status,
        method,
        path,
        query: groupParameters(searchParams),
        headers: Object.fromEntries(headers),
        ...(clientId !== undefined && { clientId }),
        ...(route !== undefined && { route }),
        body,
        response: error ? error.body : responseBody,
        ...(context.error && !error && { error: String(context.error.stack) }),
      };
      log.add(entry);
    }
  };
}

/** Query parameters by name. Those that occur more than once are lists. */
const groupParameters = (parameters: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
