/** Choice names by option name. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Reads choices from a query string. Other parameters may be among them: {@link useProductSelection} ignores what the
 * product does not have.
 *
 * @param params - Query string or parameters of the page's URL.
 * @returns Choice names by option name. The last value of a repeated parameter wins.
 * @example
 * ```ts
 * import { parseChoices } from '@cartwright/react/stores';
 *
 * export const { Size } = parseChoices('?Size=M&Color=Moss');
 * ```
 */
export const parseChoices = (params: string | URLSearchParams): Choices =>
  Object.fromEntries(new URLSearchParams(params));

/**
 * Writes choices into a query string, one parameter per option, so that links, reloads and the back button keep them.
 *
 * @param choices - Choice names by option name.
 * @param params - Parameters to keep, such as those of the page's URL. Not modified.
 * @returns The new parameters.
 * @example
 * ```ts
 * import { serializeChoices } from '@cartwright/react/stores';
 *
 * export const link = `/products/tee?${serializeChoices({ Size: 'M', Color: 'Moss' }).toString()}`;
 * ```
 */
export function serializeChoices(choices: Choices, params: string | URLSearchParams = ''): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [option, choice] of Object.entries(choices)) next.set(option, choice);
  return next;
}
