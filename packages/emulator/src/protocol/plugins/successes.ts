import type { Input } from '../../kernel/input/object.js';
import type { PluginResult } from './call-plugin.js';

/** Response of a plugin call without a failure. */
type PluginSuccess<R = Input> = Extract<PluginResult<R>, { readonly failure?: undefined }>;

/** Filters the responses of calls without a failure. */
export const successes = <R>(results: readonly PluginResult<R>[]): PluginSuccess<R>[] =>
  results.filter((one): one is PluginSuccess<R> => one.failure === undefined);
