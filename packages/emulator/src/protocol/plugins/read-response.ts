import { type Input, isObject } from '../../kernel/input/object.js';
import type { PluginAnswer } from './call-plugin.js';

/** The response of a plugin that did not fail. */
export type PluginResponse<R = Input> = Extract<PluginAnswer<R>, { readonly failure?: undefined }>;

/** The responses of the plugins that did not fail. */
export const successes = <R>(answers: readonly PluginAnswer<R>[]): PluginResponse<R>[] =>
  answers.filter((one): one is PluginResponse<R> => one.failure === undefined);

/** The objects in a list of a response; none where it has no such list. */
export const objectsIn = (response: Input, name: string): Input[] => {
  const value = response[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** A text of a response; empty where it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a list; none where it is no list. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
