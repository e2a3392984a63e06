/** Values of a form's text fields by name. Missing fields are empty strings. Passwords are not trimmed. */
export function readForm(
  form: HTMLFormElement,
): Record<'email' | 'password' | 'firstName' | 'lastName' | 'nickname' | 'code', string> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    email: text('email').trim(),
    password: text('password'),
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    nickname: text('nickname').trim(),
    code: text('code').replace(/\s/g, ''),
  };
}
