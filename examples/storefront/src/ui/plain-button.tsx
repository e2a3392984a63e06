import type { ComponentProps } from 'react';
import { useTexts } from '../lib/language/use-texts.js';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
}

/** Button without a style. While pending it keeps the focus, announces the state and ignores clicks. */
export const PlainButton = ({ isDisabled, isPending, onClick, type = 'button', ...rest }: PlainButtonProps) => (
  <>
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
    {isPending !== undefined && (
      <span aria-live="polite" className="sr-only">
        {isPending && <PleaseWait />}
      </span>
    )}
  </>
);

const PleaseWait = () => useTexts('ui').pleaseWait;
