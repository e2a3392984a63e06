import type { Route } from './route.js';

/** The prefixes under which the platform's public host serves paths a second time, with the prefix that routes name. */
const aliases = [
  ['/ecom/v1/ep-orders', '/ecom/v1/orders'],
  ['/ecom/v1/ep-payments', '/ecom/v1/payments'],
  ['/iam/authentication', '/_api/iam/authentication'],
] as const;

const aliasOf = (path: string): string[] =>
  aliases.flatMap(([alias, prefix]) =>
    path === prefix || path.startsWith(`${prefix}/`) ? [alias + path.slice(prefix.length)] : [],
  );

/** Adds the paths that the platform's public host has for a route besides those that the route names. */
export const withAliases = (route: Route): Route => ({
  ...route,
  paths: [...route.paths, ...route.paths.flatMap(aliasOf)],
});
