import { useProducts } from '@cartwright/react/stores';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from './components/shop/settings';

const MAX_SUGGESTIONS = 6;

/** The search field of the header, with products that match its text. */
export function SearchBox() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const search = useDeferredValue(text.trim());
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setText('');
        void navigate(`/search?${new URLSearchParams({ q: text.trim() }).toString()}`);
      }}
    >
      <input
        type="search"
        name="q"
        aria-label="Search products"
        placeholder="Search"
        autoComplete="off"
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {search && <Suggestions key={search} text={search} onChoose={() => setText('')} />}
    </form>
  );
}

/** A new text has a new component, so that it never shows the products of the former one. */
function Suggestions({ text, onChoose }: { text: string; onChoose: () => void }) {
  const { data } = useProducts({ filter: { text }, limit: MAX_SUGGESTIONS });
  if (!data) return null;
  if (data.items.length === 0) return <p role="status">No products found.</p>;
  return (
    <ul aria-label="Suggestions">
      {data.items.map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={paths.product(slug)} onClick={onChoose}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
