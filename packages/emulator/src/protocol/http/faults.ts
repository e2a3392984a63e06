import { newId } from '../../kernel/state/ids.js';

/** A fault to answer requests with. Every given part is done: wait, then refuse, drop or spoil. */
export interface Fault {
  /** Only requests with this method. */
  readonly method?: string;
  /** Only this path; a `*` stands for any text. Paths that no route answers are fine. */
  readonly path?: string;
  /** How many requests it hits before it is used up; 1 unless given. */
  readonly times?: number;
  /** How long the answer is held back, in milliseconds. */
  readonly latency?: number;
  /**
   * The status to answer with, in place of the route's answer.
   *
   * @default 200 where `body` is given
   */
  readonly status?: number;
  /** The body to answer with: a JSON object or list, or a text. Without it the answer has the platform's error shape. */
  readonly body?: object | string;
  /** Additional headers of the answer, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the connection is dropped without an answer. */
  readonly drop?: boolean;
  /** Whether the answer's body is cut in half. */
  readonly malformed?: boolean;
  /** Whether the request is carried out first, so that only its answer is lost. */
  readonly afterwards?: boolean;
}

/** A fault that waits for requests. */
export interface FaultRule extends Fault {
  readonly id: string;
  /** The client whose requests it hits; absent where it hits those of every client. */
  readonly clientId?: string;
  /** How many requests it will still hit. */
  readonly remaining: number;
}

/** The connection was dropped on purpose. Adapters turn it into a broken connection. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The connection was dropped by a fault rule.');
    this.name = 'ConnectionDropped';
  }
}

/** The fault rules, in the order they were added. */
export class Faults {
  #rules: FaultRule[] = [];

  /** Adds a rule for one client's requests, or everybody's. */
  add(fault: Fault, clientId?: string): FaultRule {
    const rule = { ...fault, id: newId(), ...(clientId !== undefined && { clientId }), remaining: fault.times ?? 1 };
    this.#rules.push(rule);
    return rule;
  }

  /** The rules that hit one client's requests, or all rules. */
  list(clientId?: string): FaultRule[] {
    return this.#rules.filter((rule) => clientId === undefined || concerns(rule, clientId));
  }

  /** Removes the rules of one client alone, or all. */
  clear(clientId?: string): void {
    this.#rules = clientId === undefined ? [] : this.#rules.filter((rule) => rule.clientId !== clientId);
  }

  /** The first rule that hits this request, counted as used once. */
  take(clientId: string, method: string, path: string): Fault | undefined {
    const hit = this.#rules.find((rule) => concerns(rule, clientId) && hits(rule, method, path));
    if (!hit) return undefined;
    this.#rules = this.#rules
      .map((rule) => (rule === hit ? { ...rule, remaining: rule.remaining - 1 } : rule))
      .filter((rule) => rule.remaining > 0);
    return hit;
  }
}

const concerns = (rule: FaultRule, clientId: string): boolean =>
  rule.clientId === undefined || rule.clientId === clientId;

function hits(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method.toUpperCase() !== method) return false;
  if (rule.path === undefined) return true;
  return matchesWildcards(rule.path, path);
}

/** Whether a path matches a pattern in which `*` stands for any text. Takes linear time, however many `*` there are. */
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
