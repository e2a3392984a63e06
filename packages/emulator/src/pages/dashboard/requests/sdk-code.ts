import { type Input, isObject } from '../../../kernel/input/object.js';
import { requestUrl } from './request-url.js';
import { argumentNames } from './sdk-arguments.js';
import { decodeQuery } from '../../../protocol/http/decode-query.js';
import { matchesPath } from '../../../protocol/http/path-pattern.js';
import type { LoggedRequest } from '../../../protocol/http/request-log.js';
import type { Route } from '../../../protocol/routing/route.js';

/** Removes the value at a path from a payload, and returns it. */
function take(payload: Record<string, unknown>, [name = '', ...rest]: readonly string[]): unknown {
  const inner = payload[name];
  if (rest.length > 0) return isObject(inner) ? take(inner, rest) : undefined;
  delete payload[name];
  return inner;
}

/** Adds a value to a payload, at a path such as `product.id`. */
function put(payload: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) payload[name] = value;
  else {
    const inner = isObject(payload[name]) ? { ...payload[name] } : {};
    put(inner, rest, value);
    payload[name] = inner;
  }
}

/** Path of a field in the platform's format, where IDs are named `id`. */
const wirePath = (name: string): string[] => name.replace(/(^|\.)_id$/, '$1id').split('.');

/**
 * Returns the arguments of an operation, from the path parameters and the query or body of a request.
 *
 * @param names - Names of the arguments (see `argumentNames`).
 */
function getArguments(names: readonly string[], params: Input, body: unknown): unknown[] {
  const payload: Record<string, unknown> = structuredClone<Input>(isObject(body) ? body : {});
  for (const [path, value] of Object.entries(params)) put(payload, path.split('.'), value);
  const fields = names.map((name) => (name.endsWith('*') ? undefined : take(payload, wirePath(name))));
  const parts = names.map((name, index) => (name.endsWith('.*') ? take(payload, [name.slice(0, -2)]) : fields[index]));
  const rest = Object.keys(payload).length > 0 ? payload : undefined;
  const all = names.map((name, index) => (name === '*' ? rest : parts[index]));
  const count = all.reduce<number>((last, value, index) => (value === undefined ? last : index + 1), 0);
  return all.slice(0, count);
}

/** Decoded path parameters of a request, by the names of its route. */
function getParams({ paths }: Route, path: string): Record<string, string> {
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
function getQuery(request: LoggedRequest): Input {
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
  const payload = { ...getQuery(request), ...(isObject(request.body) && request.body) };
  const values = getArguments(names, getParams(route, request.path), payload).map(
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
