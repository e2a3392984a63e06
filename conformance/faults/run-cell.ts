import { inspect } from 'node:util';
import { createClient, isCartwrightError, operation, type RequestOptions } from '@cartwright/core';
import { OAuthStrategy, type Tokens } from '@cartwright/identity';
import type { Call } from './calls.js';
import type { Expectation, FaultName } from './expectations.js';

/** An operation with a fault, as an idempotent or a non-idempotent call. */
export interface Cell {
  readonly call: Call;
  readonly fault: FaultName;
  readonly repeatable: boolean;
  readonly round: number;
}

/** ID of a cell's call in the records of the server. */
export const getCallId = ({ call, fault, repeatable, round }: Cell): string =>
  [call.spec.id, fault, repeatable ? 'repeatable' : 'once', round].join('/');

/** Result of a cell. */
export interface CellResult {
  /** Number of `fetch` calls, for tokens and for the operation. */
  readonly attempts: { readonly tokens: number; readonly operation: number };
  /** Description of an unexpected result. Absent if the result is as expected. */
  readonly complaints: readonly string[];
}

/** Time after which a call counts as hanging, in milliseconds. No call takes as long on a busy machine. */
export const PATIENCE = 300_000;

/** Secret that no error may contain. */
const SECRET = 'canary-of-the-session';

const session = (): Tokens => ({
  accessToken: { value: `${SECRET}-access`, expiresAt: Math.floor(Date.now() / 1000) + 3600 },
  refreshToken: { value: `${SECRET}-refresh`, role: 'member' },
});

/** Describes an unexpected result of a cell. */
const judge = (
  outcome: { value: unknown } | { error: unknown },
  expected: Expectation['error'],
  isOptional: boolean,
): string[] => {
  if ('value' in outcome) return expected && !isOptional ? [`succeeded instead of ${expected.code}`] : [];
  const { error } = outcome;
  if (!isCartwrightError(error)) return [`unshaped: ${inspect(error, { depth: 1 }).slice(0, 300)}`];
  const { kind, code, message, status } = error as typeof error & { status?: number };
  const received = { kind, code, ...(expected?.status !== undefined && { status }) };
  const complaints = [];
  if (inspect(received) !== inspect(expected)) complaints.push(`${inspect(received)} instead of ${inspect(expected)}`);
  if (message.length > 4096) complaints.push(`a message of ${message.length} characters`);
  try {
    if ((JSON.stringify(error) + inspect(error, { depth: 8 })).includes(SECRET)) complaints.push('tells a secret');
  } catch (cause) {
    complaints.push(`cannot be written down: ${String(cause)}`);
  }
  return complaints;
};

/** Calls the operation of a cell with a new client. `onResponse` is called when the head of a response has arrived. */
export const runCell = async (
  cell: Cell,
  origin: string,
  elsewhere: string,
  expectation: Expectation,
  onResponse: () => void,
): Promise<CellResult> => {
  const { fault, repeatable, round } = cell;
  const { spec, args = [] } = cell.call;
  const attempts = { tokens: 0, operation: 0 };
  const tokens = session();
  const labels = {
    'x-call': getCallId(cell),
    'x-fault': fault,
    'x-operation': spec.id,
    'x-round': `${round}`,
    'x-elsewhere': elsewhere,
  };
  const client = createClient({
    auth: OAuthStrategy({ clientId: 'fault-matrix', tokens }),
    apiUrl: origin,
    timeout: PATIENCE,
    attemptTimeout: Infinity,
    ...(expectation.maxResponseBytes && { maxResponseBytes: expectation.maxResponseBytes }),
    fetch: async (url, init) => {
      attempts[String(url).endsWith('/oauth2/token') ? 'tokens' : 'operation']++;
      const response = await fetch(url, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), ...labels },
      });
      onResponse();
      return response;
    },
  });
  const run = client.use(
    operation<unknown[], unknown>({ ...spec, repeatable } as typeof spec & { args: []; prepare?: () => object }),
  );
  const options: RequestOptions = { timeout: expectation.timeout ?? PATIENCE, attemptTimeout: Infinity };
  let alarm: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error('it hangs')), PATIENCE + 5000);
  });
  const outcome = await Promise.race([
    run(...Array.from({ length: spec.args?.length ?? 0 }, (_, index) => args[index]), options),
    hang,
  ]).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  clearTimeout(alarm);
  const expected = repeatable ? expectation.error : (expectation.errorOnce ?? expectation.error);
  const complaints = judge(outcome, expected, expectation.isOptional === true);
  const isRenewed = fault.startsWith('401') && !spec.sentOnce;
  if (!isRenewed && inspect(client.auth.getTokens()) !== inspect(tokens)) complaints.push('another session');
  return { attempts, complaints };
};
