import { Field } from '../ui/field.js';
import type { CustomText, CustomTexts } from './custom-texts.js';

interface CustomTextFieldsProps {
  fields: CustomText[];
  texts: CustomTexts;
  problems: Readonly<Record<string, string>>;
  onChange: (title: string, text: string) => void;
}

/** What the shopper writes for a product: an engraving, a dedication. */
export const CustomTextFields = ({ fields, texts, problems, onChange }: CustomTextFieldsProps) =>
  fields.map(({ title, maxLength, isMandatory }) => (
    <Field
      key={title}
      label={
        <>
          {title} {!isMandatory && <span className="font-normal text-ink-soft">(optional)</span>}
        </>
      }
      isRequired={isMandatory}
      multiline={(maxLength ?? 0) > 60}
      value={texts[title] ?? ''}
      onChange={(text) => onChange(title, text)}
      {...(maxLength !== undefined && {
        maxLength,
        help: `${maxLength - (texts[title]?.length ?? 0)} of ${maxLength} characters left`,
      })}
      error={problems[title]}
    />
  ));
