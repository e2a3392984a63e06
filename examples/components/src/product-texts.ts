import type { SelectionStock } from '@cartwright/stores/selection';

/** Texts of the product form. Change or translate them here. */
export const productTexts = {
  buttons: { IN_STOCK: 'Add to cart', PREORDER: 'Pre-order', OUT_OF_STOCK: 'Sold out', NOT_OFFERED: 'Not available' },
  chooseOption: (name: string) => `Please choose: ${name.toLowerCase()}.`,
  optional: (name: string) => `${name} (optional)`,
  none: 'None',
  textMissing: 'Please fill this in.',
  textTooShort: (minLength: number) => `Please use at least ${minLength} characters.`,
  textTooLong: (maxLength: number) => `Please use at most ${maxLength} characters.`,
  lettersLeft: (left: number, maxLength: number) => `${left} of ${maxLength} characters left`,
  off: (reduction: string) => `${reduction} off`,
  pictureOf: (name: string, place: number, count: number) => `${name}, picture ${place} of ${count}`,
  picturesOf: (name: string) => `Pictures of ${name}`,
  unavailable: { OUT_OF_STOCK: 'sold out', NOT_OFFERED: 'not made in this combination' },
  isUnavailable: (choice: string, reason: string) => `${choice} is ${reason}`,
  stock: {
    IN_STOCK: () => 'In stock',
    FEW: ({ quantity }: SelectionStock) => `Only ${quantity} left`,
    PREORDER: ({ preorderMessage = 'Order now, and we send it as soon as it is here.' }: SelectionStock) =>
      `Pre-order. ${preorderMessage}`,
    OUT_OF_STOCK: () => 'Sold out',
    NOT_OFFERED: () => 'Not made in this combination',
  },
  howOften: 'How often',
  once: 'One time',
};

/** Texts of the product form, in any language. */
export type ProductTexts = typeof productTexts;
