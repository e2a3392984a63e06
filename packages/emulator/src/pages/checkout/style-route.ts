import own from './hosted.css?raw';
import { baseStyle } from '../shared/base-style.js';
import { route } from '../../protocol/routing/route.js';

/** Style sheet of the hosted pages, with a dark theme and a layout for narrow screens. */
const style = baseStyle + own;

/** Style sheet of the hosted pages. */
export const getStyle = route({
  id: 'hosted.style.getStyle',
  method: 'GET',
  paths: ['/hosted/style.css'],
  access: 'public',
  handle: () =>
    new Response(style, {
      headers: {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      },
    }),
});
