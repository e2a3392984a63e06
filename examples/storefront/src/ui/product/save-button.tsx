import { useTexts } from '../../lib/language/use-texts.js';
import { classNames } from '../class-names.js';
import { IconButton } from '../icon-button.js';
import { toggleSaved, useIsSaved } from '../../lib/use-wishlist.js';
import { Icon } from '../icon.js';

interface SaveButtonProps {
  product: { readonly id: string; readonly name: string };
  className?: string;
}

/** Heart that adds a product to the wishlist, or removes it. Hidden without scripts. */
export function SaveButton({ product: { id, name }, className }: SaveButtonProps) {
  const { save } = useTexts('product');
  const isSaved = useIsSaved(id);
  return (
    <IconButton
      label={save(name)}
      aria-pressed={isSaved}
      data-save={id}
      onClick={() => toggleSaved(id)}
      className={classNames('group/save noscript:hidden', className)}
    >
      <Icon name="heart" className="size-5 group-aria-pressed/save:fill-current group-aria-pressed/save:text-accent" />
    </IconButton>
  );
}
