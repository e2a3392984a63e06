import type { Availability, ChoiceState } from '@cartwright/stores/selection';

/** Reasons why a choice is unavailable together with the other choices. */
const reasons: Readonly<Partial<Record<Availability, string>>> = {
  OUT_OF_STOCK: 'sold out',
  NOT_OFFERED: 'not made in this combination',
};

/** Reason why a choice is unavailable. `undefined` if it can be bought or pre-ordered. */
export const obstacleOf = ({ availability }: ChoiceState): string | undefined => reasons[availability];

/** Label of a choice for screen readers, such as "Moss, sold out". */
export const choiceLabel = (choice: ChoiceState): string =>
  [choice.name, obstacleOf(choice)].filter(Boolean).join(', ');
