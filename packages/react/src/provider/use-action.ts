'use client';

import type { CartwrightError } from '@cartwright/core';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CartwrightContextValue } from './cartwright-context.js';
import { useCartwright } from './use-cartwright.js';

/** Options of a hook that changes data. */
export interface ActionParameters<Data, Input = unknown> {
  /** TanStack Query options of the mutation, such as `onSuccess` and `onError`. */
  mutation?: Omit<UseMutationOptions<Data, CartwrightError, Input>, 'mutationFn'> | undefined;
}

/** State of a mutation, without the functions that start it: each hook names them after what they do. */
export type ActionResult<Data, Input = unknown> = Omit<
  UseMutationResult<Data, CartwrightError, Input>,
  'mutate' | 'mutateAsync'
>;

/**
 * Uses a mutation that belongs to the session in which it starts. When the session changes meanwhile, its result is
 * dropped: the mutation rejects with `session_changed`, and the state of the hook is reset.
 *
 * @param run - Sends the requests. `requireSession` throws if the session has changed since the start.
 * @param options - TanStack Query options.
 */
export function useAction<Data, Input>(
  run: (input: Input, context: CartwrightContextValue, requireSession: () => void) => Promise<Data>,
  { mutation }: ActionParameters<Data, Input> = {},
): UseMutationResult<Data, CartwrightError, Input> {
  const context = useCartwright();
  const { queryClient, session } = context;
  const result = useMutation<Data, CartwrightError, Input>(
    {
      retry: false,
      networkMode: 'always',
      ...mutation,
      mutationFn: async (input) => {
        const generation = session.generation();
        const requireSession = () => session.require(generation);
        const data = await run(input, context, requireSession);
        requireSession();
        return data;
      },
    },
    queryClient,
  );
  const { reset } = result;
  useEffect(() => {
    let generation = session.generation();
    return session.subscribe(() => {
      if (session.generation() !== generation) reset();
      generation = session.generation();
    });
  }, [session, reset]);
  return result;
}
