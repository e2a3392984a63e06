import { base64url } from 'jose';
import { parseJson } from './parse-json.js';
import { ValidationError } from '../../kernel/errors/application-error.js';

interface Fields {
  [key: string]: Field;
}

type Field = string | string[] | Fields;

/**
 * Decodes a query string in the platform's three formats: repeated keys (`a=1&a=2`) and dotted keys (`a.b=1`), whose
 * values are strings, and `.r`, a JSON object in base64url. In a combination, plain keys override `.r`.
 *
 * @throws {ValidationError} for an invalid `.r`, and for conflicting keys
 */
export function decodeQuery(parameters: URLSearchParams): Record<string, unknown> {
  const plain: Fields = {};
  for (const key of new Set(parameters.keys())) {
    if (key === '.r') continue;
    const values = parameters.getAll(key);
    setField(plain, key, values.length === 1 ? values[0]! : values);
  }
  const packed = parameters.get('.r');
  return packed === null ? plain : { ...decodePacked(packed), ...plain };
}

function setField(fields: Fields, key: string, value: string | string[]): void {
  const path = key.split('.');
  if (path.includes('__proto__')) throw invalid(key);
  const last = path.pop()!;
  let target = fields;
  for (const name of path) {
    const next = Object.hasOwn(target, name) ? target[name] : (target[name] = {});
    if (typeof next !== 'object' || Array.isArray(next)) throw invalid(key);
    target = next;
  }
  if (Object.hasOwn(target, last)) throw invalid(key);
  target[last] = value;
}

function decodePacked(packed: string): object {
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(base64url.decode(packed));
  } catch {
    throw invalid('.r');
  }
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('.r');
  return value;
}

const invalid = (field: string): ValidationError =>
  new ValidationError([{ field, description: 'is not a readable query parameter', violatedRule: 'FORMAT' }]);
