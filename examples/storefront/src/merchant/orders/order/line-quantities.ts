/** Quantity of a line item of an order. */
export interface LineQuantity {
  readonly lineItemId: string;
  readonly quantity: number;
}

const prefix = 'quantity-';

/** Name of the form field with the quantity of a line item. */
export const quantityField = (lineItemId: string): string => prefix + lineItemId;

/** Reads the quantities of a form. Leaves out line items without one. */
export function readQuantities(form: FormData): LineQuantity[] {
  return [...form].flatMap(([name, value]) => {
    const quantity = Number(value);
    if (!name.startsWith(prefix) || !Number.isInteger(quantity) || quantity < 1) return [];
    return [{ lineItemId: name.slice(prefix.length), quantity }];
  });
}
