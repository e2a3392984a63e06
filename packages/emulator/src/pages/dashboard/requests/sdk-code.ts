import { type Input, isObject } from '../../../kernel/input/object.js';
import { decodeQuery } from '../../../protocol/http/decode-query.js';
import { matchesPath } from '../../../protocol/http/path-pattern.js';
import type { LoggedRequest } from '../../../protocol/http/request-log.js';
import type { Route } from '../../../protocol/routing/route.js';
import { argumentsOf } from './arguments-of.js';
import { requestUrl } from './request-url.js';
import { argumentNames } from './sdk-arguments.js';

/** Decoded path parameters of a request, by the names of its route. */
function paramsOf({ paths }: Route, path: string): Record<string, string> {
  const pattern = paths.find((one) => matchesPath(one, path)) ?? '';
  const segments = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? '')]] : [],
      ),
  );
}

/** Decoded query of a request. Empty if it is malformed. */
function queryOf(request: LoggedRequest): Input {
  try {
    return decodeQuery(new URL(requestUrl(request, 'http://localhost')).searchParams);
  } catch {
    return {};
  }
}

/** Call of `fetchWithAuth`, which sends any request with the session of the client. */
function fetchCode(request: LoggedRequest): string {
  const { body, method } = request;
  const hasBody = isObject(body) && Object.keys(body).length > 0;
  const init = [
    `  method: '${method}',`,
    ...(hasBody
      ? [`  headers: { 'content-type': 'application/json' },`, `  body: JSON.stringify(${JSON.stringify(body)}),`]
      : []),
  ];
  return [
    `import { fetchWithAuth } from '@cartwright/core';`,
    '',
    `await client.use(fetchWithAuth)(${JSON.stringify(requestUrl(request, ''))}, {`,
    ...init,
    '});',
  ].join('\n');
}

/** Call of the operation of a route. `undefined` if its arguments are not known. */
function operationCode(request: LoggedRequest, route: Route): string | undefined {
  const names = argumentNames(route.id);
  const [group = '', module = '', name = ''] = route.id.split('.');
  if (!names) return undefined;
  const payload = { ...queryOf(request), ...(isObject(request.body) && request.body) };
  const values = argumentsOf(names, paramsOf(route, request.path), payload).map(
    (value) => JSON.stringify(value, null, 2) ?? 'undefined',
  );
  const library = group === 'ecom' || group === 'stores' ? group : 'identity';
  return [
    `import { ${module} } from '@cartwright/${library}';`,
    '',
    `await client.use(${module}.${name})(${values.join(', ')});`,
  ].join('\n');
}

/**
 * Code that repeats a request with the SDK: the call of its operation, or of `fetchWithAuth`. Fields inside of the
 * arguments keep the names and formats of the platform.
 *
 * @param routes - Routes of the emulator.
 */
export function sdkCode(request: LoggedRequest, routes: readonly Route[]): string {
  const route = routes.find(({ id }) => id === request.route);
  return (route && operationCode(request, route)) ?? fetchCode(request);
}
