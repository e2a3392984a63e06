import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { IconButton } from '../ui/icon-button.js';
import { SearchDialog } from './search-dialog.js';

/** Button that opens the search: the dialog, and without scripts the page. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <IconButton type="submit" label="Search">
          <Search aria-hidden className="size-5" />
        </IconButton>
      </Form>
      <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
