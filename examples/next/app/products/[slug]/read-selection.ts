/** Reads the selection from the fields of the form, such as `choice:Size`. The browser and the server action share it. */
export function readSelection(form: FormData) {
  const fieldsOf = (kind: string): Record<string, string> =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(kind) && value !== '' ? [[name.slice(kind.length), String(value)]] : [],
      ),
    );
  return { choices: fieldsOf('choice:'), modifiers: fieldsOf('modifier:'), customTextFields: fieldsOf('text:') };
}
