/** A call, as hooks see it: the same object in every hook. It holds no secret. */
export interface HookCall {
  /** The operation's id: `ecom.currentCart.getCurrentCart`; `identity.oauth2.token` for calls that get tokens. */
  readonly operation: string;
  readonly method: string;
  /** Without the query. */
  readonly url: string;
}

/** An attempt of a call. */
export interface HookAttempt {
  /** From 1. The replay after a 401 counts too. 0 where a call failed before anything was sent. */
  readonly attempt: number;
}

/** An answer. */
export interface HookResponse extends HookAttempt {
  /** Its HTTP status. */
  readonly status: number;
  /** The platform's id of the request. */
  readonly requestId: string | null;
  /** Milliseconds since the attempt began, until the answer was read whole. */
  readonly duration: number;
}

/** A retry. */
export interface HookRetry extends HookAttempt {
  /** Milliseconds until the next attempt. */
  readonly delay: number;
  /** The answer's HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** Why there is no answer. */
  readonly error: unknown;
}

/** A failure. */
export interface HookError extends HookAttempt {
  /** What the call is rejected with: a `CartwrightError`, unless the application's own code threw. */
  readonly error: unknown;
  /** Milliseconds since the call began. */
  readonly duration: number;
}

/**
 * Functions that see every call of a client, the calls for tokens included: for each attempt `onRequest` and, when there
 * is an answer, `onResponse`; `onRetry` before each retry; `onError` once when the call fails. What they throw is
 * ignored.
 *
 * @example
 * ```ts
 * import { createClient, observe, type Hooks } from '@cartwright/core';
 *
 * const log: Hooks = {
 *   onResponse: ({ operation }, { status, duration }) => console.info(operation, status, duration),
 *   onError: ({ operation }, { error }) => console.error(operation, error),
 * };
 * export const client = createClient({ observer: observe(log) });
 * ```
 * @see Specification, section 7: failures are rethrown after an error callback
 */
export interface Hooks {
  /** Before an attempt is sent. Headers that it returns are sent with it; the authorization it cannot replace. */
  onRequest?(call: HookCall, attempt: HookAttempt): Record<string, string> | void;
  /** After an answer was read, whatever its status. */
  onResponse?(call: HookCall, response: HookResponse): void;
  /** Before a retry is waited for. */
  onRetry?(call: HookCall, retry: HookRetry): void;
  /** Before the call is rejected. */
  onError?(call: HookCall, failure: HookError): void;
}
