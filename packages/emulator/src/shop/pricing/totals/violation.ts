/** Violation in the platform's format. An error blocks the order, a warning does not. */
export interface Violation {
  readonly severity: 'WARNING' | 'ERROR';
  readonly target:
    | { readonly other: { readonly name: string } }
    | { readonly lineItem: { readonly name: string; readonly id: string; readonly suggestedFix: string } };
  /** Description of the problem, for the buyer. */
  readonly description: string;
}

/** Creates the target of a violation that does not concern a line item. */
export const other = (name = 'OTHER_DEFAULT'): Violation['target'] => ({ other: { name } });

/** Creates the target of a violation of a line item. */
export const ofLine = (id: string, suggestedFix = 'UNKNOWN_SUGGESTED_FIX', name = 'LINE_ITEM_DEFAULT') => ({
  lineItem: { name, id, suggestedFix },
});
