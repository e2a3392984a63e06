import type { Shape } from '../codec/codec.js';

/**
 * Paths of the positional arguments in the payload, in the order of the arguments:
 *
 * - `'order'`: the argument becomes the field `order`.
 * - `'order._id'`: the argument becomes the field `_id` of `order`, which is another argument or an option.
 * - `'...options'`: the fields of the argument are copied into the payload.
 *
 * Error messages name an argument by the last part of its path: `order`, `_id`, `options`.
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
  /** Paths of the positional arguments in the payload. Omitted if the operation has no arguments. */
  readonly args?: ArgumentPlaces;
  /**
   * Validates the arguments, and throws an error if one is invalid. If it returns an object, that object is the payload,
   * and `args` is used for error messages only.
   */
  readonly prepare?: (...args: never[]) => unknown;
  /**
   * Argument paths for error messages, by the name of the payload field. For fields that are not in `args`, such as
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

/** An operation with its declaration. */
export interface DeclaredOperation {
  /** The operation's declaration. */
  readonly spec: OperationSpec;
}
