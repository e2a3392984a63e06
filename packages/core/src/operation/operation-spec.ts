import type { Shape } from '../codec/codec.js';

/**
 * Where the positional arguments of an operation go in the payload. Each argument has a path:
 *
 * - `'order'`: the argument is the field `order` of the payload.
 * - `'order._id'`: the argument is the field `_id` of the object `order`, which another argument or the options provide.
 * - `'...options'`: the fields of the argument are fields of the payload.
 *
 * Field violations call the argument by the last name of its path.
 */
export type ArgumentPlaces<Args extends readonly unknown[] = readonly unknown[]> = {
  readonly [Index in keyof Args]-?: string;
};

/** Declaration of a platform operation: everything that varies between operations, as data. */
export interface OperationSpec {
  /** Unique operation ID, such as `ecom.currentCartV2.getCurrentCart`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Public path. Placeholders such as `{id}` and `{order.id}` are filled from the payload. */
  readonly path: string;
  /** Path of each positional argument in the payload. Omitted if the operation has no arguments. */
  readonly args?: ArgumentPlaces;
  /**
   * Validates the arguments, and throws an error if one is invalid. If it returns an object, that object is the payload,
   * and `args` only provides the names of the arguments for field violations.
   */
  readonly prepare?: (...args: never[]) => unknown;
  /**
   * Paths in the arguments, for field violations, of payload fields that `args` does not contain:
   * `{ orderId: 'identifiers.orderId' }`.
   */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Converted fields of the payload. */
  readonly request?: Shape;
  /** Converted fields of the response. */
  readonly response?: Shape;
  /** Field of the response that is returned. Without it the whole response is returned. */
  readonly unwrap?: string;
  /** Whether the response is `{}` and the operation returns nothing. */
  readonly returnsNothing?: boolean;
  /** Whether the request can be retried although it may have reached the platform. */
  readonly repeatable?: boolean;
  /**
   * Whether the request is sent exactly once: no retry after a response, no refresh after a 401. For calls that check
   * or change credentials, such as a password, a one-time code or a recovery token.
   */
  readonly sentOnce?: boolean;
  /** Whether a payload with nested fields can be sent as one base64url-encoded `.r` query parameter. */
  readonly structuredQuery?: boolean;
  /** Path of a POST that replaces the GET when its query string exceeds 4,000 characters. */
  readonly fallback?: string;
}
