import { Link } from '../ui/link.js';

/** Renders a part of a phrase as a link to a page of the store. */
export const infoLink = (path: string) => (part: string) => (
  <Link to={path} className="link">
    {part}
  </Link>
);
