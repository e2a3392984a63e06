'use client';

import { useCallback } from 'react';

/** Composes two `select` functions. The result is stable while both are the same. */
export function useSelect<Data, Between, Selected>(
  first: ((data: Data) => Between) | undefined,
  then: ((data: Between) => Selected) | undefined,
): (data: Data) => Between | Selected {
  return useCallback(
    (data: Data) => {
      const between = first ? first(data) : (data as unknown as Between);
      return then ? then(between) : between;
    },
    [first, then],
  );
}
