/** Says whether a text looks like an e-mail address: something, an @, a domain with a dot or `localhost`, and no spaces. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"(),;:]{1,64}@([a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(text);
