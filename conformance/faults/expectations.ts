import type { ErrorKind, OperationSpec } from '@cartwright/core';
import type { faults } from './faults.js';
import { EXCEEDED } from './skip-waits.js';

/** Expected result of a call with a fault in every attempt. */
export interface Expectation {
  /** Number of attempts of an idempotent call. */
  readonly repeatable: number;
  /** Number of attempts of a non-idempotent call. */
  readonly once: number;
  /** Timeout of the call, in milliseconds, if it is expected to expire. */
  readonly timeout?: number;
  /** Maximum response size, if not the default. */
  readonly maxResponseBytes?: number;
  /** Error of the call. If absent, the call succeeds. */
  readonly error?: { readonly kind: ErrorKind; readonly code: string; readonly status?: number };
  /** Whether operations without a field of the value's type succeed. */
  readonly isOptional?: true;
  /** Expected result of a non-idempotent call, if different. */
  readonly errorOnce?: { readonly kind: ErrorKind; readonly code: string; readonly status?: number };
}

/** Faults before a request was read. */
type UnreadFault = 'refused' | 'reset on connect';

/** Names of all faults. */
export type FaultName = keyof typeof faults | UnreadFault;

const succeeds: Expectation = { repeatable: 1, once: 1 };

/** The connection broke. Idempotent calls are retried. */
const breaks: Expectation = { repeatable: 3, once: 1, error: { kind: 'network', code: 'network_error' } };

const runsOut: Expectation = { repeatable: 1, once: 1, timeout: EXCEEDED, error: { kind: 'timeout', code: 'timeout' } };

const nonsense: Expectation = {
  repeatable: 1,
  once: 1,
  error: { kind: 'parse', code: 'invalid_response', status: 200 },
};

/** Expectation for a permanent error of the platform. */
const says = (kind: ErrorKind, status: number, code: string): Expectation => ({
  repeatable: 1,
  once: 1,
  error: { kind, code, status },
});

/** Expectation for a transient error of the platform. */
const passing = (kind: ErrorKind, status: number, code: string): Expectation => ({
  ...says(kind, status, code),
  repeatable: 3,
});

const tooMany = says('application', 429, 'TOO_MANY_REQUESTS');
const unavailable = passing('system', 503, 'system_error');
const tooLong: Expectation = {
  repeatable: 1,
  once: 1,
  maxResponseBytes: 65_536,
  error: { kind: 'parse', code: 'response_too_large' },
};
const invalid = says('validation', 400, 'INVALID_ARGUMENT');
const badRequest = says('application', 400, 'BAD_REQUEST');
const unexpected = (status: number) => says('system', status, 'unexpected_status');

/** Expected results of every operation with every fault. */
export const expectations: Readonly<Record<FaultName, Expectation>> = {
  refused: { ...breaks, once: 3 },
  'reset on connect': breaks,
  'reset after the request': breaks,
  'closed after the request': breaks,
  'not HTTP': breaks,
  'closed in mid-headers': breaks,
  'reset in mid-headers': breaks,
  'headers of 64 KiB': breaks,
  'two lengths': breaks,
  'closed in mid-body': breaks,
  'reset in mid-body': breaks,
  'closed in the mid-body of an error': breaks,
  'chunks cut off': breaks,
  'chunks cut off, as announced': nonsense,
  'bad chunk size': breaks,
  'gzip that is none': breaks,
  gzip: succeeds,

  'huge body': tooLong,
  'gzip bomb': tooLong,
  'brotli bomb': tooLong,
  'gzip bomb as an error': tooLong,

  'headers stall': runsOut,
  'headers stall half-way': runsOut,
  'body stalls': runsOut,
  'body stalls half-way': runsOut,
  'body of an error stalls': runsOut,
  'drips for ever': runsOut,
  'drips to the end': succeeds,

  '500 JSON': passing('system', 500, 'system_error'),
  '501': says('system', 501, 'system_error'),
  '502 HTML': passing('system', 502, 'system_error'),
  '503 empty': unavailable,
  '503 Retry-After seconds': unavailable,
  '503 Retry-After future date': unavailable,
  '503 Retry-After past date': unavailable,
  '503 Retry-After malformed': unavailable,
  '503 Retry-After twice': unavailable,
  '503 Retry-After too long': { ...unavailable, repeatable: 1 },
  '503 Retry-After infinite': { ...unavailable, repeatable: 1 },
  '503 Retry-After negative': unavailable,
  '504 empty': passing('system', 504, 'system_error'),
  '505': says('system', 505, 'system_error'),
  '408': passing('application', 408, 'REQUEST_TIMEOUT'),
  '429': { ...tooMany, repeatable: 3, once: 3 },
  '429 Retry-After seconds': { ...tooMany, repeatable: 3, once: 3 },
  '429 Retry-After too long': tooMany,
  '503 once': { repeatable: 2, once: 1, errorOnce: { kind: 'system', code: 'system_error', status: 503 } },
  '429 once': { repeatable: 2, once: 2 },

  '200 empty': nonsense,
  '200 HTML': nonsense,
  '200 JSON cut off': nonsense,
  '200 null': nonsense,
  '200 list': nonsense,
  '200 number': nonsense,
  '200 text': nonsense,
  '200 wrong content type': succeeds,
  '200 without content type': succeeds,
  '200 early hints first': succeeds,
  '200 nested 10,000 deep': nonsense,
  '200 nested 100,000 deep': nonsense,
  '200 invalid UTF-8': succeeds,
  '200 byte order mark': succeeds,
  '200 UTF-16': nonsense,
  '200 NUL': nonsense,
  '200 with __proto__': succeeds,
  '200 numbers for everything': succeeds,
  '200 texts for everything': succeeds,
  '200 null for everything': succeeds,
  '200 true for everything': succeeds,
  '200 lists for everything': succeeds,
  '200 objects for everything': succeeds,
  '200 lone surrogates': { ...nonsense, isOptional: true },
  '200 objects that are no text': { ...nonsense, isOptional: true },

  '201': unexpected(201),
  '202': unexpected(202),
  '204': unexpected(204),
  '206': unexpected(206),
  '304': says('system', 304, 'system_error'),
  '301 to another origin': says('system', 301, 'system_error'),
  '302 to another origin': says('system', 302, 'system_error'),
  '303 to another origin': says('system', 303, 'system_error'),
  '307 to another origin': says('system', 307, 'system_error'),
  '308 to another origin': says('system', 308, 'system_error'),

  '401 once': { repeatable: 2, once: 2 },
  '401 always': { ...says('application', 401, 'UNAUTHORIZED'), repeatable: 2, once: 2 },
  '403 empty': says('application', 403, 'FORBIDDEN'),
  '404 HTML': says('application', 404, 'NOT_FOUND'),
  '409 nested 10,000 deep': says('application', 409, 'CONFLICT'),
  '500 nested 100,000 deep': passing('system', 500, 'system_error'),
  '400 details null': badRequest,
  '400 details text': badRequest,
  '400 details list': badRequest,
  '400 violations null': invalid,
  '400 violations junk': invalid,
  '400 violations without field': invalid,
  '400 application error null': badRequest,
  '400 application error true': says('application', 400, 'UNKNOWN'),
  '400 application error of wrong types': says('application', 400, 'UNKNOWN'),
  '400 invalid_grant': badRequest,
  '400 message of 5 MB': badRequest,
};

/** Different expectations of calls that check credentials, which are not retried after a response. */
const sentOnce: Partial<Record<FaultName, Expectation>> = {
  '429': tooMany,
  '429 Retry-After seconds': tooMany,
  '429 once': tooMany,
  '401 once': says('application', 401, 'UNAUTHORIZED'),
  '401 always': says('application', 401, 'UNAUTHORIZED'),
};

/** Returns the expected result of an operation with a fault. */
export function getExpectation(spec: OperationSpec, fault: FaultName): Expectation {
  const expectation = expectations[fault];
  if (!spec.sentOnce) return expectation;
  const { once, error, errorOnce = error } = expectation;
  return sentOnce[fault] ?? { ...expectation, repeatable: once, ...(errorOnce && { error: errorOnce }) };
}
