import { type FormEvent, useEffect, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '../app/page-title.js';
import { Listing } from '../collection/listing.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { inputStyle } from '../ui/input-style.js';
import { searchScope } from './search-scope.js';

/** What the search found, with the filters of a collection. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const words = params.get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped(words), [words]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() ? { q: typed.trim() } : {});
  };

  return (
    <div className="wrap py-12">
      <PageTitle>{words ? `Search: ${words}` : 'Search'}</PageTitle>
      <h1 className="text-3xl">
        {words ? (
          <>
            Looking for <span className="aside wrap-anywhere">{words}</span>
          </>
        ) : (
          'Search'
        )}
      </h1>
      <form onSubmit={submit} role="search" className="mt-8 mb-14 flex max-w-xl items-end gap-3">
        <SearchField value={typed} onChange={setTyped} className="grow">
          <Label className="mb-1.5 block text-sm font-semibold">Search for</Label>
          <Input enterKeyHint="search" className={inputStyle('min-h-12')} />
        </SearchField>
        <Button type="submit">Search</Button>
      </form>
      {words ? (
        <Listing
          key={words}
          scope={searchScope(words)}
          empty={
            <EmptyState
              title={`Nothing is called “${words}”`}
              actions={
                <Link to="/collections/all-products" className={buttonStyle()}>
                  See everything
                </Link>
              }
            >
              The search looks at the names of products. Try a shorter or a simpler word.
            </EmptyState>
          }
        />
      ) : (
        <p className="text-ink-soft">Type the name of what you are looking for, or a part of it.</p>
      )}
    </div>
  );
}
