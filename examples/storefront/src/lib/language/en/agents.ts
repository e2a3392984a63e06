/** Texts that agents in the visitor's browser lead to. */
export const agents = {
  checkOut: (count: number, total: string) =>
    `An assistant wants to open the checkout: ${count === 1 ? '1 item' : `${count} items`} for ${total}. Nothing is ordered yet. Continue?`,
};
