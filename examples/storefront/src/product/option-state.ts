import type { Availability, ChoiceState } from '@cartwright/stores/selection';

/** Why a choice cannot be bought with what else is chosen, in a shopper's words. */
const reasons: Readonly<Partial<Record<Availability, string>>> = {
  OUT_OF_STOCK: 'sold out',
  NOT_OFFERED: 'not made in this combination',
};

/** What stands in the way of a choice; nothing when it can be bought, now or early. */
export const obstacleOf = ({ availability }: ChoiceState): string | undefined => reasons[availability];

/** A choice in words: "Moss, sold out". */
export const spoken = (choice: ChoiceState): string => [choice.name, obstacleOf(choice)].filter(Boolean).join(', ');
