import { Loading, Skeleton } from '../ui/skeleton.js';

/** Placeholder while a page's code is loading. */
export const PageSkeleton = () => (
  <Loading label="Loading the page" className="wrap grid min-h-[80vh] content-start gap-6 py-16">
    <Skeleton className="h-14 w-2/3 max-w-xl" />
    <Skeleton className="h-6 w-1/2 max-w-md" />
    <Skeleton className="mt-6 h-80 w-full" />
  </Loading>
);
