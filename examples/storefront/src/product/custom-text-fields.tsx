import type { ProductSelection } from '@cartwright/react/stores';
import type { SelectionProblem } from '@cartwright/stores/selection';
import { getSelectionFieldName } from '@cartwright/stores/selection';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { Field } from '../ui/field.js';
import { useToday } from './use-today.js';
import { textFormat, type WrongText } from '../lib/wrong-texts.js';

interface CustomTextFieldsProps extends Pick<ProductSelection, 'textFields' | 'setText'> {
  problems: readonly SelectionProblem[];
  /** Reasons why texts do not have the format of their field, by title. */
  wrongTexts: Readonly<Record<string, WrongText>>;
}

const describe = (
  problems: readonly SelectionProblem[],
  title: string,
  texts: Texts['product'],
): string | undefined => {
  for (const problem of problems) {
    if (problem.reason === 'text_missing' && problem.field === title) return texts.textMissing;
    if (problem.reason === 'text_too_short' && problem.field === title) return texts.textTooShort(problem.minLength);
    if (problem.reason === 'text_too_long' && problem.field === title) return texts.textTooLong(problem.maxLength);
  }
  return undefined;
};

/** Fields for the custom texts of a product, such as an engraving. */
export const CustomTextFields = ({ textFields, setText, problems, wrongTexts }: CustomTextFieldsProps) => {
  const today = useToday();
  const texts = useTexts('product');
  const { dateHelp, wrong } = useTexts('customTexts');
  const describeProblem = (title: string) => {
    const reason = wrongTexts[title];
    return reason ? wrong[reason] : describe(problems, title, texts);
  };
  return textFields.map(({ title, text, maxLength, isRequired }) => (
    <Field
      key={title}
      name={getSelectionFieldName('customTextFields', title)}
      label={
        <>
          {title} {!isRequired && <span className="font-normal text-ink-soft">{texts.optionalMark}</span>}
        </>
      }
      isRequired={isRequired}
      rows={textFormat(title) === 'text' && (maxLength ?? 0) > 60 ? 2 : undefined}
      value={text}
      onChange={(next) => setText(title, next)}
      {...(textFormat(title) === 'date'
        ? { type: 'date', min: today, help: dateHelp }
        : maxLength && { maxLength, help: texts.lettersLeft(maxLength - text.length, maxLength) })}
      error={describeProblem(title)}
    />
  ));
};
