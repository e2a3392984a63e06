import type { Tenant } from '../../kernel/state/tenant.js';
import type { PluginQuestions } from './plugin-questions.js';

/** What work for a tenant needs that asks service plugins. */
export interface PluginContext {
  readonly tenant: Tenant;
  readonly plugins: PluginQuestions;
}
