import type { EntryContext } from 'react-router';
import { handle } from './catalog-route.js';

/**
 * Whether the scripts of a page start after its pictures. A page that failed needs them at once: they request what the
 * server could not.
 */
export const startsAfterLoad = ({ staticHandlerContext: { matches, statusCode } }: EntryContext): boolean =>
  statusCode === 200 && matches.some(({ route }) => route.handle === handle);

/**
 * Leaves the start of the module scripts to `document-script.js`. React Router has no option for that.
 *
 * @returns A transformation of the page's HTML.
 */
export function holdScripts(): ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource> {
  const decoder = new TextDecoderStream();
  let rest = '';
  const transformer = new TransformStream<string, string>({
    transform(chunk, controller) {
      const html = rest + chunk;
      // The last tag may be incomplete.
      const end = html.lastIndexOf('<');
      rest = html.slice(end);
      controller.enqueue(
        html
          .slice(0, end)
          .replaceAll('<link rel="modulepreload"', '<link rel="startpreload"')
          .replace('type="module" async=""', 'type="start"'),
      );
    },
    flush: (controller) => controller.enqueue(rest),
  });
  return {
    readable: decoder.readable.pipeThrough(transformer).pipeThrough(new TextEncoderStream()),
    writable: decoder.writable,
  };
}
