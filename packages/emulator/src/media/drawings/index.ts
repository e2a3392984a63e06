import type { Drawings } from '../drawing.js';
import { apparel } from './apparel.js';
import { bags } from './bags.js';
import { candlesPlants } from './candles-plants.js';
import { furniture } from './furniture.js';
import { gifts } from './gifts.js';
import { kitchenTools } from './kitchen-tools.js';
import { pantryBath } from './pantry-bath.js';
import { paper } from './paper.js';
import { tableware } from './tableware.js';

/** Every object that can be drawn. */
export const drawings: Drawings = {
  ...tableware,
  ...kitchenTools,
  ...furniture,
  ...candlesPlants,
  ...apparel,
  ...bags,
  ...paper,
  ...pantryBath,
  ...gifts,
};
