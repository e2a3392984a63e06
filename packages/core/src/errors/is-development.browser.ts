declare const process: { env: { NODE_ENV?: string } };

/**
 * Whether this is a development build. Bundlers replace the expression by a constant, and then remove code and texts
 * that are for development only. They could not with a test whether `process` exists, so pages need a tool that does.
 */
export const isDevelopment = process.env.NODE_ENV !== 'production';
