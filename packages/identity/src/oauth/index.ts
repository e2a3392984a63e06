export type {
  HeadersEntry,
  PathParametersEntry,
  QueryParametersEntry,
  RawHttpRequest,
  RawHttpResponse,
} from './raw-http.js';
export * from './jwks.js';
export * from './oauth.js';
export * from './token.js';
export * from './token-info.js';
export * from './user-info.js';
