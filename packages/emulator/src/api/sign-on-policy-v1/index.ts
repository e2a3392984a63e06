import type { Route } from '../../protocol/routing/route.js';
import { getSignOnPolicy, updateSignOnPolicy } from './sign-on-policy.js';
/** The routes of the sign-on policy. */
export const signOnPolicyRoutes: readonly Route[] = [getSignOnPolicy, updateSignOnPolicy];
