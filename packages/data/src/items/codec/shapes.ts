import { verbatim, type Shape } from '@cartwright/core';
import { filterCodec, itemCodec } from './codecs.js';

/** Converted fields of requests: items, conditions, and options of apps, whose field names stay as they are. */
export const requestShape: Shape = {
  dataItem: itemCodec,
  dataItems: itemCodec,
  condition: { filter: filterCodec },
  appOptions: verbatim,
};

/** Converted fields of responses: items. */
export const responseShape: Shape = { dataItem: itemCodec, dataItems: itemCodec };
