import { returnPath } from '../lib/server/return-path.js';

/** Page to open after signing in, from the parameter `to`. Only paths of this store are accepted. */
export const getDestination = (params: URLSearchParams): string => returnPath(params.get('to')) ?? '/account';
