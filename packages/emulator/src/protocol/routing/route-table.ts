import { TrieRouter } from 'hono/router/trie-router';
import { tryDecodeURIComponent } from 'hono/utils/url';
import { toHonoPath, toSpecificity } from '../http/path-pattern.js';
import type { Route } from './route.js';

/** Route of a request, and its decoded path parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes that are found by method and path. Fixed segments take precedence over placeholders. */
export class RouteTable {
  readonly routes: readonly Route[];
  readonly #router = new TrieRouter<Route>();

  constructor(routes: readonly Route[]) {
    this.routes = routes;
    const byPath = routes.flatMap((route) =>
      route.paths.map((path) => ({ path, route, specificity: toSpecificity(path) })),
    );
    // The router prefers what is added first.
    byPath.sort((a, b) => (a.specificity < b.specificity ? -1 : Number(a.specificity > b.specificity)));
    for (const { path, route } of byPath) this.#router.add(route.method, toHonoPath(path), route);
  }

  /**
   * Finds the route of a request. HEAD requests have the route of GET requests.
   *
   * @param method - HTTP method.
   * @param path - Path whose percent-encoded characters are those that a segment cannot contain.
   */
  find(method: string, path: string): RouteMatch | undefined {
    const [[first]] = this.#router.match(method === 'HEAD' ? 'GET' : method, path);
    if (!first) return undefined;
    const [route, params] = first;
    const decoded = Object.entries(params).map(([name, value]) => [name, tryDecodeURIComponent(String(value))]);
    return { route, params: Object.fromEntries(decoded) as Record<string, string> };
  }
}
