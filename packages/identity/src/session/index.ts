export type * from './session-change.js';
export * from '../errors/session-refresh-error.js';
export { TokenRole, type AccessToken, type PartialTokens, type RefreshToken, type Tokens } from '../tokens/tokens.js';
export type * from '../storage/token-storage.js';
