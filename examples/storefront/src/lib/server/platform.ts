/** How the server reaches the platform. */
export interface Platform {
  readonly apiUrl: string;
  readonly fetch?: typeof fetch;
}
