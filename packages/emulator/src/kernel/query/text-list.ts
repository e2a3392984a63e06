import { refusal } from './refusal.js';

/** Reads a list of texts; nothing is an empty list. @throws {ValidationError} */
export function textList(value: unknown, path: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
  throw refusal(path, 'must be a list of strings', 'FORMAT');
}
