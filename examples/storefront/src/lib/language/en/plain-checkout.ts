/** Texts of the checkout page without JavaScript. */
export const plainCheckout = {
  text: 'Filling in your order here needs JavaScript. Our secure payment page works without it: you enter your address there, and pay.',
  action: 'Go to the payment page',
  bag: 'Back to your bag',
};
