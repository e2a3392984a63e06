/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Moves the focus to the first field with an error. Returns whether there is one. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const [name] = Object.keys(errors);
  const field = name === undefined ? null : form.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  if (element instanceof HTMLElement) element.focus();
  return name !== undefined;
}
