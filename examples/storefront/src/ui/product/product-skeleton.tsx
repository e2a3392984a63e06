import { useTexts } from '../../lib/language/use-texts.js';
import { Loading, Skeleton } from '../skeleton.js';

/** Placeholder of a product page. */
export const ProductSkeleton = () => (
  <Loading label={useTexts('product').loading} className="wrap grid gap-10 py-10 md:grid-cols-2 lg:gap-20">
    <Skeleton className="aspect-9/10 w-full rounded-3xl" />
    <div className="flex flex-col gap-5 pt-6">
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="h-6 w-1/4" />
      <Skeleton className="mt-6 h-12 w-2/3" />
      <Skeleton className="h-12 w-full rounded-full" />
      <Skeleton className="mt-6 h-40 w-full" />
    </div>
  </Loading>
);
