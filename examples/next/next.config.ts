import type { NextConfig } from 'next';

// Requests are not logged in development: only what needs attention is.
export default { logging: { incomingRequests: false } } satisfies NextConfig;
