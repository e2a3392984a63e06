/** Returns the text of a form field, without spaces around it. Empty for missing fields and files. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
