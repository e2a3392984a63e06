/** Variables of a request. */
interface AppVariables {
  body?: unknown;
  clientId?: string;
  routeId?: string;
  response?: unknown;
}

/** The environment of the platform's Hono app. */
export interface AppEnvironment {
  Variables: AppVariables;
}
