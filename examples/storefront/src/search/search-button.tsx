import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/icon-button.js';
import { SearchDialog } from './search-dialog.js';

/** Button that opens the search. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Search" onPress={() => setIsOpen(true)}>
        <Search aria-hidden className="size-5" />
      </IconButton>
      <SearchDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
