/** Redirect URI of the platform's login page. */
export const callbackUrl = `${window.location.origin}/login/callback`;
