import { PluginApplicationError, type PluginApplicationErrorInit } from './plugin-application-error.js';

/** A class of application errors with a fixed code. */
export type PluginApplicationErrorClass<Data> = new (
  ...args: [unknown] extends [Data] ? [] : [data: Data]
) => PluginApplicationError<Data>;

/**
 * Declares a class of application errors with a fixed name, code and status.
 *
 * @template Data - Type of the errors' `data`. Without it, the constructor takes no argument.
 * @param name - Name of the errors.
 * @param init - Code and HTTP status of the errors.
 * @returns The class. Implementations throw its instances.
 * @example
 * ```ts
 * import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
 *
 * export const OutOfTown = pluginApplicationErrorClass<{ city: string }>('OutOfTown', {
 *   applicationCode: 'OUT_OF_TOWN',
 *   httpCode: 400,
 * });
 * export const refuse = (city: string) => new OutOfTown({ city });
 * ```
 */
export const pluginApplicationErrorClass = <Data = unknown>(
  name: string,
  init: Omit<PluginApplicationErrorInit, 'data'>,
): PluginApplicationErrorClass<Data> =>
  class extends PluginApplicationError<Data> {
    constructor(data?: Data) {
      super(name, { ...init, ...(data !== undefined && { data }) });
    }
  };
