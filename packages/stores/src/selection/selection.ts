/** What a shopper has chosen and written so far. */
export interface Selection {
  /** Choices by the names of their options, as variants have them: `{ Size: 'M' }`. A choice's `value` will do too. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Texts by the titles of their fields: `{ Engraving: 'Ada' }`. */
  readonly customTextFields?: Readonly<Record<string, string>>;
}

/**
 * Whether something can be bought: now, before it is there, not now, or not at all, because nothing is made that way.
 */
export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK' | 'NOT_OFFERED';
