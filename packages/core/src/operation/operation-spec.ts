import type { Shape } from '../codec/codec.js';

/** An operation of the platform, as data. */
export interface OperationSpec {
  /** Its name, unique: `ecom.currentCart.getCurrentCart`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Its public path. `{id}` and `{order.id}` are filled from the payload. */
  readonly path: string;
  /** Maps the positional arguments to the payload, spread options first. Without it the payload is empty. */
  readonly input?: (...args: never[]) => object;
  /** The arguments' names, in their order, for the messages of refused fields. Left out where the payload has the same. */
  readonly args?: readonly string[];
  /** The converted fields of the payload. */
  readonly request?: Shape;
  /** The converted fields of the answer. */
  readonly response?: Shape;
  /** The one field of the answer that is returned. Without it the whole answer is. */
  readonly unwrap?: string;
  /** The operation answers `{}` and returns nothing. */
  readonly returnsNothing?: boolean;
  /** May be sent again after it may have arrived. */
  readonly repeatable?: boolean;
  /**
   * Whether the request is sent once: not again after any response, and a 401 refreshes no session. For calls that check
   * or change credentials, such as a password, a one-time code or a recovery token.
   */
  readonly sentOnce?: boolean;
  /** Whether a payload with structure may travel as one `.r` parameter of the query string. */
  readonly structuredQuery?: boolean;
  /** The path that takes the payload as the body of a POST when its query string exceeds 4,000 characters. */
  readonly fallback?: string;
}
