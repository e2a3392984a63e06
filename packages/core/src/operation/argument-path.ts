import type { OperationSpec } from './operation-spec.js';

/**
 * Translates a rejected field to the caller's argument: `customMessage` to `options.customMessage`. It runs `input` on
 * placeholders to find where each argument goes, so that the mapping is declared once. If `input` throws, the field is
 * returned unchanged.
 */
export function argumentPath({ args = [], input }: OperationSpec, field: string): string {
  const segments = field.split(/(?=[.[])/);
  const keys = segments.map((step) => step.replace('.', ''));
  const names = new Map<unknown, string>();
  const placeholder = (name: string, fields: object): object => {
    names.set(fields, name);
    return fields;
  };
  /** A placeholder for an argument. It has every field, and when spread, those of the path. */
  const argument = (name: string): object => {
    const fields = Object.fromEntries(keys.map((key) => [key, name]));
    return placeholder(name, new Proxy(fields, { get: (_, key) => placeholder(`${name}.${String(key)}`, {}) }));
  };
  try {
    let node = input?.(...(args.map(argument) as never[])) as Record<string, unknown>;
    for (const [index, key] of keys.entries()) {
      node = node[`_${key}` in node ? `_${key}` : key] as Record<string, unknown>;
      const name = names.get(node);
      if (name && key) return [name, ...segments.slice(index + 1)].join('');
    }
  } catch {
    // The input validates its arguments and rejected the placeholders.
  }
  return field;
}
