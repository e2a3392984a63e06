import type { Selection } from '@cartwright/stores/selection';

/** Prefixes of the field names of a product's form, by what they select. */
const prefixes = { choices: 'choice ', modifiers: 'modifier ', customTextFields: 'text ' } as const;

/** Name of the field that selects something of a product, such as the choice of an option. */
export const selectionField = (kind: keyof typeof prefixes, name: string): string => `${prefixes[kind]}${name}`;

/** Name of the field that selects the subscription. Empty to buy once. */
export const subscriptionField = 'subscription';

/** Reads the selection of a product from its form. Empty fields select nothing. */
export function readSelection(form: FormData): Selection {
  const read = (prefix: string) =>
    Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(prefix) && typeof value === 'string' && value !== ''
          ? [[name.slice(prefix.length), value]]
          : [],
      ),
    );
  const subscriptionOptionId = form.get(subscriptionField);
  return {
    choices: read(prefixes.choices),
    modifiers: read(prefixes.modifiers),
    customTextFields: read(prefixes.customTextFields),
    ...(typeof subscriptionOptionId === 'string' && subscriptionOptionId !== '' && { subscriptionOptionId }),
  };
}
