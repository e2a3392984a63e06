import { type FormEvent, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { Button } from '../ui/button.js';
import { inputStyle } from '../ui/input-style.js';

/** Search form of the search page. */
export function SearchForm({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} role="search" className="mt-8 mb-14 flex max-w-xl items-end gap-3">
      <SearchField value={typed} onChange={setTyped} className="grow">
        <Label className="mb-1.5 block text-sm font-semibold">Search for</Label>
        <Input enterKeyHint="search" className={inputStyle('min-h-12')} />
      </SearchField>
      <Button type="submit">Search</Button>
    </form>
  );
}
