import type { ReactNode } from 'react';
import { Form } from 'react-router';

interface BagFormProps {
  /** Change of the bag that the form asks for. */
  intent: string;
  children: ReactNode;
  /** Attributes for agents. */
  tool?: object;
  className?: string;
}

/** A form of the bag page. */
export const BagForm = ({ intent, children, tool, className }: BagFormProps) => (
  <Form method="post" action="/bag" {...tool} className={className}>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
);
