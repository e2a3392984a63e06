/** A header of an answer. */
export interface HeadersEntry {
  /** Its name. */
  key?: string;
  /** Its value. */
  value?: string;
}

/** An answer as it came. */
export interface RawHttpResponse {
  /** The body, as bytes. */
  body?: Uint8Array;
  /** The status. */
  statusCode?: number | null;
  /** The headers. */
  headers?: HeadersEntry[];
}
