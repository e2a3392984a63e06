import { readText } from '../../lib/read-text.js';
import { isQuantity, readQuantityTexts } from './line-quantities.js';

/** Form of an order that was not carried out, because of its texts. */
export interface RejectedForm {
  readonly intent: string;
  /** Texts of the form by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Checks the quantities and the tracking of a form. Returns `undefined` if nothing is wrong with them. */
export function rejectForm(form: FormData): RejectedForm | undefined {
  const lacksNumber = readText(form, 'trackingLink') !== '' && readText(form, 'trackingNumber') === '';
  const errors = {
    ...Object.fromEntries(
      readQuantityTexts(form)
        .filter(({ text }) => !isQuantity(text))
        .map(({ field }) => [field, 'Enter a whole number.']),
    ),
    ...(lacksNumber && { trackingNumber: 'Enter the number that the link shows, or remove the link.' }),
  };
  if (Object.keys(errors).length === 0) return undefined;
  const texts = Object.fromEntries([...form.keys()].map((field) => [field, readText(form, field)]));
  return { intent: readText(form, 'intent'), texts, errors };
}
