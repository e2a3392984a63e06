/** The platform's inventory item id: the product's, each hex digit subtracted from fifteen. */
export const inventoryItemId = (productId: string): string =>
  productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
