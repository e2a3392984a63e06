import type { ChoiceState, OptionState } from '@cartwright/stores/selection';
import type { ProductSelection } from './product-selection.js';

type Selecting = Pick<ProductSelection, 'choose' | 'shownProblems'>;

/** Keyboard event, as {@link choiceProps} handles it. */
interface ChoiceKeyboardEvent {
  readonly key: string;
  readonly currentTarget: HTMLElement;
  preventDefault(): void;
}

/** Props of the element around the choices of an option. */
export interface OptionProps {
  role: 'radiogroup';
  'aria-label': string;
  'aria-required': true;
  'aria-invalid': boolean;
}

/** Props of the element of a choice. */
export interface ChoiceProps {
  type: 'button';
  role: 'radio';
  'aria-checked': boolean;
  tabIndex: 0 | -1;
  /** Selects the choice. */
  onClick: () => void;
  /** Selects and focuses another choice with the arrow keys. */
  onKeyDown: (event: ChoiceKeyboardEvent) => void;
}

/**
 * Props of the element around the choices of an option: an ARIA radio group.
 *
 * @param selection - Result of {@link useProductSelection}.
 * @param option - One of its options.
 * @returns Props of any element.
 * @example See {@link useProductSelection}.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/ ARIA Authoring Practices: radio group
 */
export const optionProps = ({ shownProblems }: Selecting, { name }: OptionState): OptionProps => ({
  role: 'radiogroup',
  'aria-label': name,
  'aria-required': true,
  'aria-invalid': shownProblems.some((problem) => 'field' in problem && problem.field === name),
});

/** Steps of the arrow keys in a radio group; left and right are exchanged in right-to-left text. */
function getStep({ key, currentTarget }: ChoiceKeyboardEvent): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  const isForward = (key === 'ArrowRight') !== (getComputedStyle(currentTarget).direction === 'rtl');
  return isForward ? 1 : -1;
}

/**
 * Props of a choice: an ARIA radio button. One choice of the option is in the tab order; the arrow keys move to the
 * others and select them. Choices that are sold out can be selected, so that a shopper can look at them.
 *
 * @param selection - Result of {@link useProductSelection}.
 * @param option - One of its options.
 * @param choice - One of the option's choices.
 * @returns Props of a `<button>`.
 * @example See {@link useProductSelection}.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/ ARIA Authoring Practices: radio group
 */
export function choiceProps({ choose }: Selecting, { name, choices }: OptionState, choice: ChoiceState): ChoiceProps {
  const inTabOrder = choices.find(({ isSelected }) => isSelected) ?? choices[0];
  return {
    type: 'button',
    role: 'radio',
    'aria-checked': choice.isSelected,
    tabIndex: inTabOrder === choice ? 0 : -1,
    onClick: () => choose(name, choice.name),
    onKeyDown(event) {
      const step = getStep(event);
      if (step === 0) return;
      event.preventDefault();
      const index = (choices.indexOf(choice) + step + choices.length) % choices.length;
      const next = choices[index];
      if (!next) return;
      choose(name, next.name);
      const group = event.currentTarget.closest('[role=radiogroup]');
      group?.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
    },
  };
}
