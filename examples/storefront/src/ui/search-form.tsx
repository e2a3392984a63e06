import { useId } from 'react';
import { MAX_SEARCH_LENGTH } from '../lib/max-search-length.js';
import { searchFieldTool, searchFormTool } from '../lib/agent-forms.js';
import { useTexts } from '../lib/language/use-texts.js';
import { usePath } from '../lib/navigation/use-path.js';
import { Button } from './button.js';
import { inputStyle } from './input-style.js';

/** Search form of the search page. */
export function SearchForm({ words }: { words: string }) {
  const id = useId();
  const texts = useTexts('search');
  return (
    <form
      action={usePath('/search')}
      role="search"
      {...searchFormTool}
      className="mt-8 mb-14 flex max-w-xl items-end gap-3"
    >
      <div className="grow">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {texts.label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={words}
          enterKeyHint="search"
          {...searchFieldTool}
          className={inputStyle('min-h-12')}
        />
      </div>
      <Button type="submit">{texts.title}</Button>
    </form>
  );
}
