import './index.css';

export { EditLink } from './edit-link';
export { HomeLayout } from './home-layout';
export { Layout } from './layout';
export { Playground } from './playground';
export { SearchPanel } from './search-panel';
export * from '@rspress/core/theme-original';
