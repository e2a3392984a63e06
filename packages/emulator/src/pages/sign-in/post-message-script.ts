import { route } from '../../protocol/routing/route.js';

const script = `
const { message, target } = document.body.dataset;
const receiver = window.opener ?? (window.parent === window ? null : window.parent);
receiver?.postMessage(JSON.parse(message), target);
if (window.opener) window.close();
`;

/** The script of the page that answers by message. It holds no data: the message and whom it is for are in the page. */
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
