// app/header.tsx
import { useCart } from '@cartwright/react/ecom';
import { Link } from 'react-router';

export function Header() {
  const { itemCount } = useCart();
  return (
    <header>
      <Link to="/">Products</Link> <Link to="/account">Account</Link> <output>Cart: {itemCount}</output>
    </header>
  );
}
