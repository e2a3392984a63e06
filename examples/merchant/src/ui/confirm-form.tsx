import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from './submit-button.js';

interface ConfirmFormProps {
  /** Label that opens the form, such as "Delete". */
  label: ReactNode;
  /** Name of what the change is for. Screen readers read it after the label. */
  subject?: string;
  /** Sentences about the effects of the change. */
  consequence: string;
  /** Label of the button that carries out the change, such as "Delete coupon". */
  confirm: string;
  intent: string;
  /** Other fields of the form. */
  children?: ReactNode;
}

/**
 * Form of a change that cannot be undone. The merchant opens it and reads the consequence before its button can be pressed,
 * with and without JavaScript.
 */
export const ConfirmForm = ({ label, subject, consequence, confirm, intent, children }: ConfirmFormProps) => (
  // Browsers keep one of the elements with the same name open.
  <details name="confirm" className="text-sm">
    <summary className="cursor-pointer link">
      {label}
      {subject && <span className="sr-only"> {subject}</span>}
    </summary>
    <Form method="post" className="mt-3 grid max-w-md min-w-44 gap-3">
      <p className="text-ink-soft">{consequence}</p>
      {children}
      <SubmitButton intent={intent} size="small" className="justify-self-start">
        {confirm}
      </SubmitButton>
    </Form>
  </details>
);
