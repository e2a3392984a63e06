/** Whether a text is an amount of money, such as `29.00`. */
export const isAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,3})?$/.test(text);
