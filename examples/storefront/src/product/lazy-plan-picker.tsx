import { type ComponentProps, lazy, Suspense } from 'react';
import { PlanPicker } from './plan-picker.js';

/** The server has the picker, so that it is in the page without JavaScript. Browsers load it for products with plans. */
const Picker = import.meta.env.SSR
  ? PlanPicker
  : lazy(async () => ({ default: (await import('./plan-picker.js')).PlanPicker }));

/** Choice between buying once and the subscriptions of a product. */
export const LazyPlanPicker = (props: ComponentProps<typeof PlanPicker>) => (
  <Suspense>
    <Picker {...props} />
  </Suspense>
);
