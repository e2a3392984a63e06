export type * from './agent-tools-options.js';
export * from './use-agent-tools.js';
