/** What is wrong with a form, by the fields' names. */
export type FieldErrors = Record<string, string>;

/** The values of a form's text fields by their names; what is missing is empty. Passwords are taken as they are. */
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

/** Moves the focus to the first field that is wrong. Says whether there is one. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const [name] = Object.keys(errors);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return name !== undefined;
}
