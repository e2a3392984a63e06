import type { Drawings } from '../drawing.js';
import { accessories } from './accessories.js';
import { bags } from './bags.js';
import { bath } from './bath.js';
import { candles } from './candles.js';
import { cups } from './cups.js';
import { decoration } from './decoration.js';
import { furniture } from './furniture.js';
import { gifts } from './gifts.js';
import { kitchenTools } from './kitchen-tools.js';
import { knitwear } from './knitwear.js';
import { leisure } from './leisure.js';
import { lighting } from './lighting.js';
import { pantry } from './pantry.js';
import { plants } from './plants.js';
import { prints } from './prints.js';
import { shirts } from './shirts.js';
import { smallLeather } from './small-leather.js';
import { stationery } from './stationery.js';
import { tableware } from './tableware.js';
import { textiles } from './textiles.js';

/** Every object that can be drawn. */
export const drawings: Drawings = {
  ...accessories,
  ...bags,
  ...bath,
  ...candles,
  ...cups,
  ...decoration,
  ...furniture,
  ...gifts,
  ...kitchenTools,
  ...knitwear,
  ...leisure,
  ...lighting,
  ...pantry,
  ...plants,
  ...prints,
  ...shirts,
  ...smallLeather,
  ...stationery,
  ...tableware,
  ...textiles,
};
