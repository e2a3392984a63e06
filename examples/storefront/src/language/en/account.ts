/** Texts of sign-in and account. */
export const account = {
  title: 'Your account',
};
