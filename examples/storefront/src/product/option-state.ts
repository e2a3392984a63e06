import type { ChoiceState } from '@cartwright/stores/selection';
import type { Texts } from '../lib/language/use-texts.js';

/** Reason why a choice is unavailable with the other choices. `undefined` if it can be bought or pre-ordered. */
export const describeObstacle = (
  { availability }: ChoiceState,
  { unavailable }: Texts['product'],
): string | undefined =>
  availability === 'OUT_OF_STOCK' || availability === 'NOT_OFFERED' ? unavailable[availability] : undefined;

/** Label of a choice for screen readers, such as "Moss, sold out". */
export const choiceLabel = (choice: ChoiceState, texts: Texts['product']): string =>
  [choice.name, describeObstacle(choice, texts)].filter(Boolean).join(', ');
