import { Field } from '../ui/field.js';
import type { FieldsProps } from './fields-props.js';
import { Section } from './section.js';

/** Email address, name and phone number. */
export function ContactSection({ values, errors, onChange }: FieldsProps) {
  return (
    <Section title="Contact">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        help="Your confirmation goes there."
        value={values.email}
        onChange={(value) => onChange('email', value)}
        error={errors.email}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="First name"
          name="firstName"
          autoComplete="given-name"
          isRequired
          maxLength={50}
          value={values.firstName}
          onChange={(value) => onChange('firstName', value)}
          error={errors.firstName}
        />
        <Field
          label="Last name"
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
        label="Phone (optional)"
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
