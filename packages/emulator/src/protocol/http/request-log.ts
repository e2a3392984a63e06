import { redact } from './redact.js';

/** How many requests are kept. */
const CAPACITY = 500;

/** A request and its answer. */
export interface LoggedRequest {
  /** The answer's `x-wix-request-id`. */
  readonly id: string;
  /** When it came, an ISO date of real time. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The client whose tenant was meant; absent when the request named none that is known. */
  readonly clientId?: string;
  /** The route that answered. */
  readonly route?: string;
  /** The status; 0 when the connection was dropped. */
  readonly status: number;
  /** The JSON of the answer. */
  readonly answer: unknown;
  /** What went wrong in the emulator itself, with its stack. */
  readonly error?: string;
  /** How long it took, in milliseconds. */
  readonly duration: number;
}

/** What to look for in the log; every given property must match. */
export interface RequestFilter {
  readonly clientId?: string;
  readonly method?: string;
  /** A part of the path. */
  readonly path?: string;
  readonly status?: number;
  readonly route?: string;
}

/** The last 500 requests. Tokens, passwords and API keys are never shown. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.#entries.push(entry);
    if (this.#entries.length >= 2 * CAPACITY) this.#entries = this.#entries.slice(-CAPACITY);
  }

  /** The requests that match, oldest first. */
  list(filter: RequestFilter = {}): LoggedRequest[] {
    return this.#entries
      .slice(-CAPACITY)
      .filter((entry) => matches(entry, filter))
      .map((entry) => ({
        ...entry,
        query: redact(entry.query),
        headers: redact(entry.headers) as LoggedRequest['headers'],
        body: redact(entry.body),
        answer: redact(entry.answer),
      }));
  }

  /** Forgets the requests of one client, or all. */
  clear(clientId?: string): void {
    this.#entries = clientId === undefined ? [] : this.#entries.filter((entry) => entry.clientId !== clientId);
  }
}

function matches(entry: LoggedRequest, { path, ...exact }: RequestFilter): boolean {
  const same = Object.entries(exact).every(
    ([key, value]) => value === undefined || entry[key as keyof LoggedRequest] === value,
  );
  return same && (path === undefined || entry.path.includes(path));
}
