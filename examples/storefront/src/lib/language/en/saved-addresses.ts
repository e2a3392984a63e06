/** Texts of the member's addresses at the checkout. */
export const savedAddresses = {
  label: 'Where it goes',
  other: 'Use another address',
  keep: 'Save this address in my account',
};
