export { Playground } from './playground';
export { SearchPanel } from './search-panel';
export * from '@rspress/core/theme-original';
import './index.css';
