import { PluginApplicationError, type PluginApplicationErrorInit } from './plugin-application-error.js';

/** A class of errors with one code. */
export type PluginApplicationErrorClass<Data> = new (
  ...args: [unknown] extends [Data] ? [] : [data: Data]
) => PluginApplicationError<Data>;

/**
 * Declares a class of application errors: one name, code and status.
 *
 * @template Data - What its instances say more. Left out, they say no more and take no argument.
 * @param name - The name of its instances.
 * @param init - Their code and status.
 * @returns The class, whose instances an implementation throws.
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
