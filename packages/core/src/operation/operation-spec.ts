import type { Shape } from '../codec/codec.js';

/**
 * Places of the arguments in the payload:
 *
 * - `'order'`: the field `order`.
 * - `'order._id'`: the field `_id` of `order`, whose other fields come from another argument or from the options.
 * - `'...options'`: the fields of the argument become fields of the payload.
 *
 * The last name is the argument's name in field violations.
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
  /** Places of the positional arguments in the payload, in their order. Without it there are none. */
  readonly args?: ArgumentPlaces;
  /**
   * Checks the arguments: throws for invalid ones. Can return the payload where `args` cannot describe it; then `args`
   * only names the arguments.
   */
  readonly prepare?: (...args: never[]) => unknown;
  /** Names of fields in violations that `args` does not determine, such as `identifiers.orderId` of `orderId`. */
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
