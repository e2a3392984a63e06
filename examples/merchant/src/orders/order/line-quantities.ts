/** Quantity of a line item of an order. */
export interface LineQuantity {
  readonly lineItemId: string;
  readonly quantity: number;
}

const prefix = 'quantity-';

/** Name of the form field with the quantity of a line item. */
export const quantityField = (lineItemId: string): string => prefix + lineItemId;

/** Texts of the quantities of a form, with the names of their fields. */
export const readQuantityTexts = (form: FormData): { readonly field: string; readonly text: string }[] =>
  [...form]
    .filter(([field]) => field.startsWith(prefix))
    .map(([field, value]) => ({ field, text: String(value).trim() }));

/** Whether a text is a quantity, or empty. */
export const isQuantity = (text: string): boolean => /^\d{0,6}$/.test(text);

/** Reads the quantities of a form that has no errors. Leaves out line items without one. */
export const readQuantities = (form: FormData): LineQuantity[] =>
  readQuantityTexts(form)
    .map(({ field, text }) => ({ lineItemId: field.slice(prefix.length), quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0);
