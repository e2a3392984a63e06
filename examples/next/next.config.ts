import type { NextConfig } from 'next';

// In development, the terminal shows no line for each request, so that warnings stand out.
export default { logging: { incomingRequests: false } } satisfies NextConfig;
