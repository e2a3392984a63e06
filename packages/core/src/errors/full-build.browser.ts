declare const process: { env: { NODE_ENV?: string } };

/**
 * Runs code that production builds leave out. It is a function declaration that does nothing else, because esbuild removes
 * calls of those together with their argument.
 *
 * @param run - Called at once, in development.
 */
export function inFullBuild(run: () => void): void {
  if (process.env.NODE_ENV !== 'production') run();
}
