import { baseStyle } from '../../shared/base-style.js';
import own from './dashboard.css?raw';

/** Style sheet of the dashboard, with a dark theme and a layout for narrow screens. */
export const style = baseStyle + own;
