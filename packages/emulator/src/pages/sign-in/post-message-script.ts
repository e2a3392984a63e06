import { route } from '../../protocol/routing/route.js';
import script from './post-message.js?raw';

/**
 * Script of the page that responds by web message. The message and the target origin are in the page, so the script is
 * the same for all.
 */
export const getPostMessageScript = route({
  id: 'hosted.login.getPostMessageScript',
  method: 'GET',
  paths: ['/hosted/post-message.js'],
  access: 'public',
  handle: () =>
    new Response(script, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      },
    }),
});
