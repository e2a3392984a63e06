/** Where the platform's login page leads back to. */
export const callbackUrl = `${window.location.origin}/login/callback`;
