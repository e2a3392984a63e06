import type { Route } from './+types/order';

export { OrderPage as default } from '../components/shop/order';

export const meta: Route.MetaFunction = () => [{ title: 'Your order' }, { name: 'robots', content: 'noindex' }];
