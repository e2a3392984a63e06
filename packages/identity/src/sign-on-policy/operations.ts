export type * from './index.js';
export { getSignOnPolicy, onSignOnPolicyUpdated, updateSignOnPolicy } from './index.js';
