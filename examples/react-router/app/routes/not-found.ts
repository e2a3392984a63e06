import { data } from 'react-router';

/** All other paths. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
