import { CartwrightError, type ErrorInit } from '../errors/cartwright-error.js';

/** What a {@link PluginApplicationError} is made of, beside its name. */
export interface PluginApplicationErrorInit<Data = unknown> {
  /** The code that the platform is told, such as `INVALID_POSTAL_CODE`. */
  applicationCode: string;
  /** The HTTP status of the answer, from 400 to 599. */
  httpCode: number;
  /** More about it. It becomes JSON. */
  data?: Data;
}

/**
 * An implementation throws it to say no: the platform is told the code and the data, with the status. The platform's own
 * such errors stand beside their plugin, such as `shippingRates.InvalidPostalCodeWixError`.
 *
 * @template Data - What `data` holds.
 * @example
 * ```ts
 * import { PluginApplicationError } from '@cartwright/core/plugins';
 *
 * export const outOfTown = (city: string) =>
 *   new PluginApplicationError('OutOfTown', { applicationCode: 'OUT_OF_TOWN', httpCode: 400, data: { city } });
 * ```
 */
export class PluginApplicationError<Data = unknown> extends CartwrightError<
  ErrorInit & PluginApplicationErrorInit<Data> & { errorType: string }
> {
  override readonly name: string;
  /** The code that the platform is told. */
  declare readonly applicationCode: string;
  /** The HTTP status of the answer. */
  declare readonly httpCode: number;
  /** More about it. */
  declare readonly data?: Data;
  /** How it is recognized, whichever package threw it. */
  declare readonly errorType: string;

  /**
   * @param name - Its name, which is its message too.
   * @param init - Code, status and data.
   */
  constructor(name: string, init: PluginApplicationErrorInit<Data>) {
    super(name, { ...init, kind: 'application', code: init.applicationCode, errorType: 'SPI' });
    this.name = name;
  }
}
