/**
 * Runs code that production builds for browsers leave out, such as a check for mistakes of the application's developer:
 * they show in development, and on servers. Bundlers for browsers use `full-build.browser.ts` instead.
 *
 * @param run - Called at once. Declare what it needs inside: esbuild keeps functions that only omitted code calls.
 * @example
 * ```ts
 * import { inFullBuild, invalidArgument } from '@cartwright/core';
 *
 * export const setLimit = (limit: number) => {
 *   inFullBuild(() => {
 *     if (limit > 100) throw invalidArgument('limit', 'at most 100');
 *   });
 * };
 * ```
 */
export function inFullBuild(run: () => void): void {
  run();
}
