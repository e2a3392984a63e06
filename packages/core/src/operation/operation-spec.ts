import type { Shape } from '../codec/codec.js';

/** Declaration of a platform operation: everything that varies between operations, as data. */
export interface OperationSpec {
  /** Unique operation ID, such as `ecom.currentCartV2.getCurrentCart`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Public path. Placeholders such as `{id}` and `{order.id}` are filled from the payload. */
  readonly path: string;
  /** Maps the positional arguments to the payload, with spread options first. Without it the payload is empty. */
  readonly input?: (...args: never[]) => object;
  /** Names of the positional arguments, for field violations. Omitted if they equal the payload's field names. */
  readonly args?: readonly string[];
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
