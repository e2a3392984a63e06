/** Texts of the fields for custom texts, such as the delivery date of a gift card. */
export const customTexts = {
  dateHelp: 'Today or a later day',
  wrong: {
    email_invalid: 'Please enter an email address, such as ada@example.com.',
    date_invalid: 'Please enter a date.',
    date_past: 'This day has passed. Please choose today or a later day.',
  },
};
