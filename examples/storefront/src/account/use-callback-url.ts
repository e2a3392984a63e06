import { useSite } from '../app/site.js';

/** Redirect URI of the platform's login page. */
export const useCallbackUrl = (): string => `${useSite().origin}/login/callback`;
