declare const process: { env: { NODE_ENV?: string } };

/**
 * Reads `process.env.NODE_ENV`. `true` also if it cannot be read: without `process`, and in Deno without `--allow-env`.
 */
function readIsDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}

/**
 * Whether this is a development build: `process.env.NODE_ENV` is not `'production'`. Error messages are complete in
 * development; in production they consist of the code and a link to its documentation.
 *
 * Bundlers for browsers use `is-development.browser.ts` instead, by the field `browser` of the package.
 *
 * @example
 * ```ts
 * import { isDevelopment } from '@cartwright/core';
 *
 * if (isDevelopment) console.debug('Cartwright runs in development mode');
 * ```
 */
export const isDevelopment: boolean = /* @__PURE__ */ readIsDevelopment();
