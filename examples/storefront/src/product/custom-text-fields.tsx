import type { Product } from '@cartwright/stores/products';
import type { SelectionProblem } from '@cartwright/stores/selection';
import { Field } from '../ui/field.js';

/** Custom texts by the title of their field. */
export type Texts = Readonly<Record<string, string>>;

interface CustomTextFieldsProps {
  product: Product;
  texts: Texts;
  problems: readonly SelectionProblem[];
  /** Titles of the email fields with an invalid address. */
  wrongEmails: readonly string[];
  onChange: (title: string, text: string) => void;
}

const words = (problems: readonly SelectionProblem[], title: string): string | undefined => {
  for (const problem of problems) {
    if (problem.reason === 'text_missing' && problem.field === title) return 'Please fill this in.';
    if (problem.reason === 'text_too_long' && problem.field === title)
      return `Please use at most ${problem.maxLength} characters.`;
  }
  return undefined;
};

/** Fields for the custom texts of a product, such as an engraving. */
export const CustomTextFields = ({ product, texts, problems, wrongEmails, onChange }: CustomTextFieldsProps) =>
  (product.customTextFields ?? []).map(({ title = '', maxLength, mandatory = false }) => (
    <Field
      key={title}
      label={
        <>
          {title} {!mandatory && <span className="font-normal text-ink-soft">(optional)</span>}
        </>
      }
      isRequired={mandatory}
      multiline={(maxLength ?? 0) > 60}
      value={texts[title] ?? ''}
      onChange={(text) => onChange(title, text)}
      {...(maxLength && {
        maxLength,
        help: `${maxLength - (texts[title]?.length ?? 0)} of ${maxLength} characters left`,
      })}
      error={
        wrongEmails.includes(title) ? 'Please enter an email address, such as ada@example.com.' : words(problems, title)
      }
    />
  ));
