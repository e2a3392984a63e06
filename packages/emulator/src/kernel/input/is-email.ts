/**
 * Whether a string has the form of an email address: a local part, `@`, and a domain with a dot or `localhost`, without
 * spaces.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"(),;:]{1,64}@([a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(text);
