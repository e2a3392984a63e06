/**
 * Inventory item ID of a product: the product ID with each hexadecimal digit subtracted from fifteen, as on the
 * platform.
 */
export const inventoryItemId = (productId: string): string =>
  productId.replace(/[0-9a-f]/g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
