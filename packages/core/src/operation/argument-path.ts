import type { OperationSpec } from './operation-spec.js';

/**
 * A refused field by the name that the caller gave it: `options.customMessage` for `customMessage`. Found by asking
 * `input` where it puts its arguments, so nothing is declared twice. Where `input` refuses to tell, the field stays.
 */
export function argumentPath({ args = [], input }: OperationSpec, field: string): string {
  const steps = field.split(/(?=[.[])/);
  const keys = steps.map((step) => step.replace('.', ''));
  const names = new Map<unknown, string>();
  const mark = (name: string, fields: object): object => {
    names.set(fields, name);
    return fields;
  };
  /** Stands for an argument: it has every field, and those of the path where it is spread. */
  const argument = (name: string): object => {
    const fields = Object.fromEntries(keys.map((key) => [key, name]));
    return mark(name, new Proxy(fields, { get: (_, key) => mark(`${name}.${String(key)}`, {}) }));
  };
  try {
    let place = input?.(...(args.map(argument) as never[])) as Record<string, unknown>;
    for (const [index, key] of keys.entries()) {
      place = place[`_${key}` in place ? `_${key}` : key] as Record<string, unknown>;
      const name = names.get(place);
      if (name && key) return [name, ...steps.slice(index + 1)].join('');
    }
  } catch {
    // An input that checks its arguments takes them as they are.
  }
  return field;
}
