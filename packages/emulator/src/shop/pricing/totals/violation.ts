/** Violation in the platform's format. An error blocks the order, a warning does not. */
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
