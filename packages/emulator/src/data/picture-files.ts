/// <reference types="vite/types/importMeta.d.ts" />

const files = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default' });

/**
 * Reads the SVG file of a picture of the shop. From the sources, Vite loads each file when it is needed; the build writes a
 * module in place of this one that holds all of them compressed (`scripts/lib/shop-data.js`).
 */
export const readPicture = async (id: string): Promise<string | undefined> => files[`./pictures/${id}.svg`]?.();
