/// <reference types="vite/types/importMeta.d.ts" />

const files = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default' });

/**
 * Reads the SVG file of a picture of the demo shop. From the sources, Vite loads each file on demand. The build
 * replaces this module with one that contains all files compressed (`scripts/lib/shop-data.js`).
 */
export const readPicture = async (id: string): Promise<string | undefined> => files[`./pictures/${id}.svg`]?.();
