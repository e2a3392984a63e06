import { useTexts } from '../lib/language/use-texts.js';
import { Field } from '../../../components/src/field.js';
import type { FieldsProps } from './fields-props.js';
import { Section } from './section.js';

/** Email address, name and phone number. */
export function ContactSection({ values, errors, onChange }: FieldsProps) {
  const texts = useTexts('checkout');
  return (
    <Section title={texts.contact}>
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        help={texts.emailHelp}
        value={values.email}
        onChange={(value) => onChange('email', value)}
        error={errors.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={texts.firstName}
          name="firstName"
          autoComplete="given-name"
          isRequired
          maxLength={50}
          value={values.firstName}
          onChange={(value) => onChange('firstName', value)}
          error={errors.firstName}
        />
        <Field
          label={texts.lastName}
          name="lastName"
          autoComplete="family-name"
          isRequired
          maxLength={50}
          value={values.lastName}
          onChange={(value) => onChange('lastName', value)}
          error={errors.lastName}
        />
      </div>
      <Field
        label={texts.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={values.phone}
        onChange={(value) => onChange('phone', value)}
        error={errors.phone}
      />
    </Section>
  );
}
