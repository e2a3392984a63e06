import { useState } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { usePath } from '../lib/navigation/use-path.js';
import { IconButton } from '../ui/icon-button.js';
import { SearchDialog } from './search-dialog.js';
import { Icon } from '../ui/icon.js';

/** Button that opens the search: the dialog, and without scripts the page. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { title } = useTexts('search');
  return (
    <>
      <form
        action={usePath('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <IconButton type="submit" label={title}>
          <Icon name="search" className="size-5" />
        </IconButton>
      </form>
      <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
