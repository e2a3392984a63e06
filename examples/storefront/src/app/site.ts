import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.js';

/** Name and tagline of the store. */
export const store = { name: 'Alder & Finch', tagline: 'Well-made things for the days in between.' };

/** Returns the settings of the store. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The root loader provides the settings of the store.');
  return data.site;
}
