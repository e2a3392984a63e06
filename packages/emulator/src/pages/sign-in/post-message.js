/** Sends the response of a sign-in to the page that opened or contains this one, if that has the target origin. */
const { message = 'null', target = '' } = document.body.dataset;
const receiver = window.opener ?? (window.parent === window ? null : window.parent);
receiver?.postMessage(JSON.parse(message), target);
if (window.opener) window.close();
