import { bytes, entity } from '@cartwright/core';

/** A header of a raw request or answer. */
export interface HeadersEntry {
  /** Its name. */
  key?: string;
  /** Its value. */
  value?: string;
}

/** A parameter in the path of a raw request. */
export interface PathParametersEntry {
  /** Its name. */
  key?: string;
  /** Its value. */
  value?: string;
}

/** A parameter in the query of a raw request. */
export interface QueryParametersEntry {
  /** Its name. */
  key?: string;
  /** Its value. */
  value?: string;
}

/** An HTTP request inside a call. */
export interface RawHttpRequest {
  /** Its body. */
  body?: Uint8Array;
  /** The parameters in its path. */
  pathParams?: PathParametersEntry[];
  /** The parameters in its query. */
  queryParams?: QueryParametersEntry[];
  /** Its headers. */
  headers?: HeadersEntry[];
  /** Its method, such as `POST`. */
  method?: string;
  /** Its path as it was sent. */
  rawPath?: string;
  /** Its query as it was sent. */
  rawQuery?: string;
}

/** An HTTP answer inside an answer. */
export interface RawHttpResponse {
  /** Its body. */
  body?: Uint8Array;
  /** Its status, such as 302. */
  statusCode?: number | null;
  /** Its headers. */
  headers?: HeadersEntry[];
}

/** The converted fields of {@link RawHttpRequest} and {@link RawHttpResponse}. */
export const rawHttpShape = /* @__PURE__ */ entity<RawHttpResponse>({ body: bytes });
