/** HTTP header. */
export interface HeadersEntry {
  /** Header name. */
  key?: string;
  /** Header value. */
  value?: string;
}

/** Raw HTTP response. */
export interface RawHttpResponse {
  /** Response body. */
  body?: Uint8Array;
  /** HTTP status code. */
  statusCode?: number | null;
  /** Response headers. */
  headers?: HeadersEntry[];
}
