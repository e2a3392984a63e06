import { bytes, entity } from '@cartwright/core';

/** A header of a raw request or response. */
export interface HeadersEntry {
  /** Header name. */
  key?: string;
  /** Header value. */
  value?: string;
}

/** A path parameter of a raw request. */
export interface PathParametersEntry {
  /** Parameter name. */
  key?: string;
  /** Parameter value. */
  value?: string;
}

/** A query parameter of a raw request. */
export interface QueryParametersEntry {
  /** Parameter name. */
  key?: string;
  /** Parameter value. */
  value?: string;
}

/** An HTTP request, sent as the payload of a call. */
export interface RawHttpRequest {
  /** Request body. */
  body?: Uint8Array;
  /** Path parameters. */
  pathParams?: PathParametersEntry[];
  /** Query parameters. */
  queryParams?: QueryParametersEntry[];
  /** Request headers. */
  headers?: HeadersEntry[];
  /** HTTP method, such as `POST`. */
  method?: string;
  /** Path as sent. */
  rawPath?: string;
  /** Query string as sent. */
  rawQuery?: string;
}

/** An HTTP response, returned as the payload of a call. */
export interface RawHttpResponse {
  /** Response body. */
  body?: Uint8Array;
  /** HTTP status, such as 302. */
  statusCode?: number | null;
  /** Response headers. */
  headers?: HeadersEntry[];
}

/** Shape of {@link RawHttpRequest} and {@link RawHttpResponse}: their bodies are bytes. */
export const rawHttpShape = /* @__PURE__ */ entity<RawHttpResponse>({ body: bytes });
