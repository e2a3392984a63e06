import { redact } from './redact.js';

/** Number of requests that the log keeps. */
const CAPACITY = 500;

/** Request with its response, with tokens, passwords and API keys redacted. */
export interface LoggedRequest {
  /** Request ID, from the response header `x-wix-request-id`. */
  readonly id: string;
  /** Time of the request, as an ISO 8601 string, in real time. */
  readonly time: string;
  /** HTTP method. */
  readonly method: string;
  /** URL path. */
  readonly path: string;
  /** Decoded query string. Values of repeated parameters are lists. */
  readonly query: unknown;
  /** Request headers. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed request body. */
  readonly body: unknown;
  /** Client of the tenant. Absent if the request identifies no known client. */
  readonly clientId?: string;
  /** ID of the route. Absent if no route matches. */
  readonly route?: string;
  /** Status of the response; 0 if the connection was dropped. */
  readonly status: number;
  /** JSON body of the response. */
  readonly response: unknown;
  /** Internal error of the emulator, with its stack. */
  readonly error?: string;
  /** Duration, in milliseconds. */
  readonly duration: number;
}

/** Filter for logged requests. All given properties must match. */
export interface RequestFilter {
  /** Request ID. */
  readonly id?: string;
  /** Client of the tenant. */
  readonly clientId?: string;
  /** HTTP method. */
  readonly method?: string;
  /** Substring of the path. */
  readonly path?: string;
  /** Status of the response. */
  readonly status?: number;
  /** ID of the route. */
  readonly route?: string;
  /** ID of a logged request: only those logged after it. Ignored if the log no longer contains it. */
  readonly after?: string;
}

/** The last 500 requests, with tokens, passwords and API keys redacted. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.#entries.push(entry);
    if (this.#entries.length >= 2 * CAPACITY) this.#entries = this.#entries.slice(-CAPACITY);
  }

  /** Requests that match the filter, oldest first. */
  list({ after, ...filter }: RequestFilter = {}): LoggedRequest[] {
    const kept = this.#entries.slice(-CAPACITY);
    return kept
      .slice(kept.findIndex(({ id }) => id === after) + 1)
      .filter((entry) => matches(entry, filter))
      .map((entry) => ({
        ...entry,
        query: redact(entry.query),
        headers: redact(entry.headers) as LoggedRequest['headers'],
        body: redact(entry.body),
        response: redact(entry.response),
      }));
  }

  /** Removes the requests of one client, or all requests. */
  clear(clientId?: string): void {
    this.#entries = clientId === undefined ? [] : this.#entries.filter((entry) => entry.clientId !== clientId);
  }
}

function matches(entry: LoggedRequest, { path, ...exact }: Omit<RequestFilter, 'after'>): boolean {
  const same = Object.entries(exact).every(
    ([key, value]) => value === undefined || entry[key as keyof LoggedRequest] === value,
  );
  return same && (path === undefined || entry.path.includes(path));
}
