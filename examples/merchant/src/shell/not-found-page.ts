import { data } from 'react-router';

/** Responds with 404 to addresses that do not exist. */
export const loader = () => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  throw data(undefined, { status: 404 });
};

/** Never rendered: the loader throws. */
export default function NotFoundPage() {
  return null;
}
