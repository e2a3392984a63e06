import { baseStyle } from '../shared/base-style.js';
import own from './hosted.css?raw';

/** Style sheet of the hosted pages, with a dark theme and a layout for narrow screens. */
export const style = baseStyle + own;
