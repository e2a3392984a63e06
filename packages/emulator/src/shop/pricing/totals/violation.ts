import { isObject } from '../../../kernel/input/object.js';

/** Something that is objected to, in its form on the wire. An error keeps the order from being placed, a warning does not. */
export interface Violation {
  readonly severity: 'WARNING' | 'ERROR';
  readonly target:
    | { readonly other: { readonly name: string } }
    | { readonly lineItem: { readonly name: string; readonly id: string; readonly suggestedFix: string } };
  /** In words, for the buyer. */
  readonly description: string;
}

/** Makes the target of what is not about a line. */
export const other = (name = 'OTHER_DEFAULT'): Violation['target'] => ({ other: { name } });

/** Makes the target of what is about a line. */
export const ofLine = (id: string, suggestedFix = 'UNKNOWN_SUGGESTED_FIX', name = 'LINE_ITEM_DEFAULT') => ({
  lineItem: { name, id, suggestedFix },
});

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads what a plugin objects to. What it leaves out is the platform's default; without a known severity it is a warning. */
export function readViolation(given: Readonly<Record<string, unknown>>): Violation {
  const { description, severity, target } = given;
  const { lineItem, other: elsewhere } = isObject(target) ? target : {};
  return {
    severity: severity === 'ERROR' ? 'ERROR' : 'WARNING',
    target: isObject(lineItem)
      ? ofLine(text(lineItem['id']) ?? '', text(lineItem['suggestedFix']), text(lineItem['name']))
      : other(isObject(elsewhere) ? text(elsewhere['name']) : undefined),
    description: text(description) ?? '',
  };
}
