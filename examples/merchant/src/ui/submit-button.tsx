import { useNavigation } from 'react-router';
import { Button } from '../../../storefront/src/ui/button.js';
import type { ComponentProps } from 'react';

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'children' | 'className'> & {
  /** Sent as the field `intent`, to tell the forms of a page apart. */
  intent?: string;
};

/** Button that submits its form. Pending while the form with its intent is being sent. */
export function SubmitButton({ intent, ...rest }: SubmitButtonProps) {
  const { formData } = useNavigation();
  const isPending = formData !== undefined && (formData.get('intent') ?? undefined) === intent;
  return <Button {...rest} type="submit" isPending={isPending} {...(intent && { name: 'intent', value: intent })} />;
}
