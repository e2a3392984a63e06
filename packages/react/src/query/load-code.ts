import { CartwrightError, isDevelopment } from '@cartwright/core';

/**
 * Loads code that is not part of the first download. Can be repeated after a failure.
 *
 * @param load - Imports the module.
 * @returns The module. Rejects with `load_failed`.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new CartwrightError(isDevelopment && 'Code could not be loaded: retry, or reload the page', {
      kind: 'network',
      code: 'load_failed',
      cause,
    });
  }
}
