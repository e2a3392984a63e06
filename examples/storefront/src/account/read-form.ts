/** Values of a form's text fields by name. Missing fields are empty strings. Passwords are not trimmed. */
export function readForm(
  data: FormData,
): Record<'intent' | 'email' | 'password' | 'firstName' | 'lastName' | 'nickname' | 'code', string> {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    intent: text('intent'),
    email: text('email').trim(),
    password: text('password'),
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    nickname: text('nickname').trim(),
    code: text('code').replace(/\s/g, ''),
  };
}
