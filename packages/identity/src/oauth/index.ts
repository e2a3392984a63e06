export type {
  HeadersEntry,
  PathParametersEntry,
  QueryParametersEntry,
  RawHttpRequest,
  RawHttpResponse,
} from './raw-http.js';
export { jwks } from './jwks.js';
export { SubjectType } from './oauth.js';
export { token, type TokenOptions } from './token.js';
export { tokenInfo, type TokenInfoOptions, type TokenInfoResponse } from './token-info.js';
export { userInfo, type UserInfoResponse } from './user-info.js';
