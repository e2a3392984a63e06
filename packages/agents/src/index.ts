export * from './create-agent-handler.js';
export type * from './shop/agent-handler-options.js';
export type { AgentLimits } from './security/limits.js';
export type { AgentKey } from './security/signatures.js';
