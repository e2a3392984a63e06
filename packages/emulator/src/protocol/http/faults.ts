import { newId } from '../../kernel/state/ids.js';

/**
 * Fault to inject into responses. The properties combine: latency first, then the given response, dropped connection or
 * malformed body.
 */
export interface Fault {
  /** HTTP method of the requests. Defaults to all methods. */
  readonly method?: string;
  /** Path of the requests; `*` matches any text. Defaults to all paths, including those without a route. */
  readonly path?: string;
  /**
   * Number of requests that the fault applies to.
   *
   * @default 1
   */
  readonly times?: number;
  /** Delay of the response, in milliseconds. */
  readonly latency?: number;
  /**
   * Status of the response, which replaces the route's.
   *
   * @default 200 if `body` is given
   */
  readonly status?: number;
  /**
   * Body of the response: an object or array sent as JSON, or a string. Without it, the body is an error in the
   * platform's format.
   */
  readonly body?: object | string;
  /** Additional response headers, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to drop the connection without a response. */
  readonly drop?: boolean;
  /** Whether to truncate the response body to half its length. */
  readonly malformed?: boolean;
  /** Whether to process the request first, so that only its response is lost. */
  readonly afterwards?: boolean;
}

/** Active fault. */
export interface FaultRule extends Fault {
  /** ID of the fault. */
  readonly id: string;
  /** Client whose requests the fault applies to. Absent if it applies to all clients. */
  readonly clientId?: string;
  /** Number of requests that the fault still applies to. */
  readonly remaining: number;
}

/**
 * Thrown by `fetch` when a fault drops the connection. The Node server and the MSW handlers convert it to a network
 * error.
 */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The connection was dropped by a fault rule.');
    this.name = 'ConnectionDropped';
  }
}

/** Active faults, in the order they were added. */
export class Faults {
  #rules: FaultRule[] = [];

  /** Adds a fault to the requests of one client, or of all clients. */
  add(fault: Fault, clientId?: string): FaultRule {
    const rule = { ...fault, id: newId(), ...(clientId !== undefined && { clientId }), remaining: fault.times ?? 1 };
    this.#rules.push(rule);
    return rule;
  }

  /** The faults that apply to one client, or all faults. */
  list(clientId?: string): FaultRule[] {
    return this.#rules.filter((rule) => clientId === undefined || appliesTo(rule, clientId));
  }

  /** Removes one fault, if it still exists. */
  remove(id: string): void {
    this.#rules = this.#rules.filter((rule) => rule.id !== id);
  }

  /** Removes the faults added for one client, or all faults. */
  clear(clientId?: string): void {
    this.#rules = clientId === undefined ? [] : this.#rules.filter((rule) => rule.clientId !== clientId);
  }

  /** Returns the first fault that applies to the request, and decrements its `remaining`. */
  take(clientId: string, method: string, path: string): Fault | undefined {
    const hit = this.#rules.find((rule) => appliesTo(rule, clientId) && matches(rule, method, path));
    if (!hit) return undefined;
    this.#rules = this.#rules
      .map((rule) => (rule === hit ? { ...rule, remaining: rule.remaining - 1 } : rule))
      .filter((rule) => rule.remaining > 0);
    return hit;
  }
}

const appliesTo = (rule: FaultRule, clientId: string): boolean =>
  rule.clientId === undefined || rule.clientId === clientId;

function matches(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== method) return false;
  if (rule.path === undefined) return true;
  return matchesWildcards(rule.path, path);
}

/** Whether a path matches a pattern in which `*` matches any text. Takes linear time for any number of `*`. */
function matchesWildcards(pattern: string, path: string): boolean {
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  if (end === undefined) return path === pattern;
  let place = path.startsWith(start) ? start.length : -1;
  for (const part of parts) {
    const found = place < 0 ? -1 : path.indexOf(part, place);
    place = found < 0 ? -1 : found + part.length;
  }
  return place >= 0 && path.length - end.length >= place && path.endsWith(end);
}
