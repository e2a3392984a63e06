import { store } from '../lib/site.js';

/** Logo with the store's name. */
export const Wordmark = () => (
  <span className="flex min-w-0 items-center gap-2.5 text-lg min-[23rem]:text-xl sm:text-[1.375rem] leading-none font-extrabold tracking-[-0.045em]">
    <svg aria-hidden viewBox="0 0 32 32" className="hidden size-8 shrink-0 min-[23rem]:block">
      <path className="fill-butter" d="M0 9a9 9 0 0 1 9-9h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z" />
      <path
        className="fill-on-block"
        d="M6.500 17.500c0-4.800 4.200-8.300 9.300-8.300 3.600 0 6.400 2 7 5.100l4.200 1.200-4 1.900c-1 4.400-4.700 7.400-9.600 7.400H4.500l4-2.700c-1.300-1.200-2-2.800-2-4.600Z"
      />
      <circle className="fill-butter" cx="18.500" cy="13.800" r="1.300" />
    </svg>
    {store.name}
  </span>
);
