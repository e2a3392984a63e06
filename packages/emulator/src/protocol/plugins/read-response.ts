import { type Input, isObject } from '../../kernel/input/object.js';

/** Objects in a list of a response. Empty if the list is missing or invalid. */
export const objectsIn = (response: Input, name: string): Input[] => {
  const value = response[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** String of a response. Empty for a value of another type. */
export const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Strings in a list. Empty for a value that is not a list. */
export const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
