/** Properties of a {@link ProtocolError}. */
interface ProtocolErrorInit {
  /** HTTP status. */
  readonly status: number;
  /** Error code of the protocol. */
  readonly code: string;
  /** Error code of JSON-RPC. */
  readonly rpcCode: number;
  /** Time to wait before the request is repeated, in seconds. */
  readonly retryAfter?: number;
}

/** Error of a request that was not processed. Business outcomes are responses with messages instead. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;
  readonly code: string;
  readonly rpcCode: number;
  readonly retryAfter: number | undefined;

  constructor(message: string, { code, retryAfter, rpcCode, status }: ProtocolErrorInit) {
    super(message);
    this.status = status;
    this.code = code;
    this.rpcCode = rpcCode;
    this.retryAfter = retryAfter;
  }
}

/** Error of a request that is no request of the protocol. */
export const createInvalidRequest = (message: string, code = 'invalid_request', status = 400): ProtocolError =>
  new ProtocolError(message, { status, code, rpcCode: -32602 });

/** Error of a request that can be repeated later. */
export const createUnavailable = (message: string, code = 'unavailable', retryAfter = 5): ProtocolError =>
  new ProtocolError(message, { status: 503, code, rpcCode: -32000, retryAfter });
