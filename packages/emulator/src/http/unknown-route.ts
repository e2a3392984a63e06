import { matchesPath, pathDistance } from './path-pattern.js';
import type { Route } from './route.js';
import { ApplicationError } from './wire-error.js';

/** The longest path that is compared with the known ones. */
const LONGEST_COMPARED = 300;

/** The refusal of a request that no route answers: 405 naming the allowed methods, or 404 naming the nearest route. */
export function unknownRoute(routes: readonly Route[], method: string, path: string): ApplicationError {
  const allowed = routes.filter(({ paths }) => paths.some((pattern) => matchesPath(pattern, path)));
  if (allowed.length > 0) {
    const methods = [...new Set(allowed.map((route) => route.method))].join(', ');
    const description = `${path} does not answer ${method}, only ${methods}.`;
    return new ApplicationError(
      405,
      'METHOD_NOT_ALLOWED',
      description,
      { allowed: methods.split(', ') },
      { allow: methods },
    );
  }
  const nearest = findNearest(routes, method, path.slice(0, LONGEST_COMPARED));
  const hint = nearest ? ` The nearest known route is ${nearest.method} ${nearest.path} (${nearest.id}).` : '';
  return new ApplicationError(
    404,
    'ROUTE_NOT_FOUND',
    `No route answers ${method} ${path}.${hint}`,
    nearest && { nearest },
  );
}

function findNearest(routes: readonly Route[], method: string, path: string) {
  let best: { id: string; method: string; path: string } | undefined;
  let least = Infinity;
  for (const route of routes) {
    for (const pattern of route.paths) {
      const distance = pathDistance(pattern, path, least) + (route.method === method ? 0 : 0.5);
      if (distance >= least) continue;
      least = distance;
      best = { id: route.id, method: route.method, path: pattern };
    }
  }
  return best;
}
