import { CartwrightError } from '@cartwright/core';

/**
 * Loads code that is not part of the first download. Can be repeated after a failure.
 *
 * @param what - Purpose of the code, after "The code".
 * @param load - Imports the module.
 * @returns The module. Rejects with `load_failed`.
 */
export async function loadCode<Module>(what: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new CartwrightError(`The code ${what} could not be loaded`, { kind: 'network', code: 'load_failed', cause });
  }
}
