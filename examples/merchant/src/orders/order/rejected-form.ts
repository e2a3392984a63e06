import { isWebUrl } from '../../lib/is-web-url.js';
import { readText } from '../../lib/read-text.js';
import { isQuantity, readQuantityTexts } from './line-quantities.js';

/** Value of the carrier whose tracking page the platform does not know. */
export const OTHER_CARRIER = 'Other';

/** Form of an order that was not carried out, because of its texts. */
export interface RejectedForm {
  readonly intent: string;
  /** Texts of the form by field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Finds the error of a quantity. Line items without any left have no field, so the platform rejects those. */
function findQuantityError(text: string, most = 0): string | undefined {
  if (!isQuantity(text)) return 'Enter a whole number.';
  return most > 0 && Number(text) > most ? `Enter at most ${String(most)}.` : undefined;
}

/** Finds the errors of a tracking number with its carrier and link, by field. */
function findTrackingErrors(form: FormData): Readonly<Record<string, string>> {
  const [number, link] = [readText(form, 'trackingNumber'), readText(form, 'trackingLink')];
  const lacksLink = number !== '' && link === '' && readText(form, 'shippingProvider') === OTHER_CARRIER;
  return {
    ...(link !== '' &&
      number === '' && { trackingNumber: 'Enter the number that the link shows, or remove the link.' }),
    ...(link !== '' && !isWebUrl(link) && { trackingLink: 'Enter a link that starts with https:// or http://.' }),
    ...(lacksLink && { trackingLink: 'Enter the link of the carrier’s page for this number.' }),
  };
}

/** Finds the error of a note, by its field. */
const findNoteError = (form: FormData): Readonly<Record<string, string>> =>
  readText(form, 'intent') === 'comment' && readText(form, 'message') === '' ? { message: 'Enter a note.' } : {};

/**
 * Checks the quantities, the tracking and the note of a form. Returns `undefined` if nothing is wrong with them.
 *
 * @param most Quantity of each line item that the form can have, by the field.
 */
export function rejectForm(form: FormData, most: Readonly<Record<string, number>> = {}): RejectedForm | undefined {
  const quantityErrors = readQuantityTexts(form).flatMap(({ field, text }) => {
    const error = findQuantityError(text, most[field]);
    return error ? [[field, error] as const] : [];
  });
  const errors = { ...Object.fromEntries(quantityErrors), ...findTrackingErrors(form), ...findNoteError(form) };
  if (Object.keys(errors).length === 0) return undefined;
  const texts = Object.fromEntries([...form.keys()].map((field) => [field, readText(form, field)]));
  return { intent: readText(form, 'intent'), texts, errors };
}
