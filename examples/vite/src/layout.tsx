import { useCart } from '@cartwright/react/ecom';
import { Link, Outlet } from 'react-router';
import { name } from './shop';

/** Header and main content of every page. */
export function Layout() {
  const { itemCount } = useCart();
  return (
    <div className="wrap">
      <header>
        <Link to="/" className="wordmark">
          {name}
        </Link>
        <nav aria-label="Shop" style={{ marginInlineStart: 'auto' }}>
          <Link to="/collections/all-products">Shop</Link>
          <Link to="/cart">
            Cart <output className="badge">{itemCount}</output>
          </Link>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
}
