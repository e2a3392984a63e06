import { useProducts } from '@cartwright/react/stores';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Link } from '../ui/link.js';
import { MAX_SEARCH_LENGTH } from '../lib/max-search-length.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { usePath } from '../lib/navigation/use-path.js';
import { IconButton } from '../ui/icon-button.js';
import { SearchHit } from './search-hit.js';
import { useSettled } from './use-settled.js';
import { Icon } from '../ui/icon.js';

/** Number of products to suggest. */
const maxSuggestions = 6;

/** Products whose texts contain the words, or, if there are none, similar ones. */
function useSuggestions(words: string) {
  const isOn = words.length > 0;
  const found = useProducts({ filter: { text: words }, limit: maxSuggestions }, { query: { enabled: isOn } });
  const isMissing = isOn && found.data?.items.length === 0;
  const similar = useProducts(
    { filter: { text: words, fuzzy: true }, limit: maxSuggestions },
    { query: { enabled: isMissing } },
  );
  const shown = isMissing ? similar : found;
  return {
    products: (isOn && shown.data?.items.slice(0, maxSuggestions)) || [],
    totalCount: shown.data?.totalCount ?? 0,
    isSimilar: isMissing,
    isFetching: found.isFetching || similar.isFetching,
    isError: shown.isError,
  };
}

/**
 * Search field with suggestions while typing. The arrow keys choose a suggestion, Enter opens it, or else searches:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const id = useId();
  const texts = useTexts('search');
  const { close } = useTexts('ui');
  const [words, setWords] = useState('');
  const settled = useSettled(words.trim(), 200);
  const suggestions = useSuggestions(settled);
  const { products, totalCount } = suggestions;
  const optionIds = [
    ...products.map((product) => `${id}-${product.id}`),
    ...(totalCount > maxSuggestions ? [`${id}-all`] : []),
  ];
  /** Option that the arrow keys have reached, and the words that it was suggested for. */
  const [active, setActive] = useState({ index: -1, of: '' });
  const activeId = active.of === settled ? optionIds[active.index] : undefined;
  const option = (index: number) => ({ id: optionIds[index] ?? '', isActive: optionIds[index] === activeId });

  const submit = (event: FormEvent) => {
    if (words.trim() === '') event.preventDefault();
    else onClose();
  };
  const move = (step: 1 | -1) => {
    // After the last option comes the field itself, and then the first one.
    const places = optionIds.length + 1;
    const index = activeId ? active.index : -1;
    const next = ((index + 1 + step + places) % places) - 1;
    setActive({ index: next, of: settled });
    document.getElementById(optionIds[next] ?? '')?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div className="wrap pt-4 pb-8">
      <form action={usePath('/search')} onSubmit={submit} role="search" className="flex items-center gap-3">
        <Icon name="search" className="mr-1 size-6 shrink-0" />
        <input
          type="text"
          name="q"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={optionIds.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={handleKey}
          placeholder={texts.placeholder}
          enterKeyHint="search"
          className="min-h-14 min-w-0 grow bg-transparent text-xl outline-none placeholder:text-ink-soft"
        />
        <IconButton label={close} onClick={onClose}>
          <Icon name="cross" className="size-5" />
        </IconButton>
      </form>
      <div className="border-t-2 border-ink" />
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {settled && describeStatus(settled, suggestions, texts)}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.suggestions}
        hidden={optionIds.length === 0}
        className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
      >
        {products.map((product, index) => (
          <SearchHit key={product.id} product={product} onFollow={onClose} {...option(index)} />
        ))}
        {totalCount > maxSuggestions && (
          <Link
            id={option(maxSuggestions).id}
            role="option"
            aria-selected={option(maxSuggestions).isActive}
            tabIndex={-1}
            to={`/search?q=${encodeURIComponent(settled)}`}
            onClick={onClose}
            className="col-span-full mt-2 justify-self-start rounded-xl p-2 font-semibold link aria-selected:bg-tint aria-selected:outline-2"
          >
            {texts.seeAll(totalCount)}
          </Link>
        )}
      </div>
    </div>
  );
}

const describeStatus = (
  words: string,
  { isError, isFetching, isSimilar, totalCount }: ReturnType<typeof useSuggestions>,
  texts: Texts['search'],
): string => {
  if (isError) return texts.failed;
  if (isFetching) return texts.looking;
  if (totalCount === 0) return texts.nothing;
  return isSimilar ? texts.similar(words, totalCount) : texts.found(totalCount);
};
