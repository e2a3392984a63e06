'use client';

import type { CartwrightError } from '@cartwright/core';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { CartwrightContextValue } from './cartwright-context.js';
import { useCartwright } from './use-cartwright.js';

/** TanStack Query options that a hook takes for its mutation, such as `onSuccess` and `onError`. */
export type ChangeOptions<Data, Variables = void> = Omit<
  UseMutationOptions<Data, CartwrightError, Variables>,
  'mutationFn'
>;

/** Options of a hook that changes data. */
export interface ChangeParameters<Data, Variables = void> {
  /** TanStack Query options of the mutation, such as `onSuccess` and `onError`. */
  mutation?: ChangeOptions<Data, Variables> | undefined;
}

/** Result of a hook that changes data: `mutate`, `mutateAsync`, `data`, `error`, `isPending`, `variables` and the like. */
export type ChangeResult<Data, Variables = void> = UseMutationResult<Data, CartwrightError, Variables>;

/** Function of a mutation. `requireSession` throws if the session has changed since the start. */
type Change<Data, Variables> = (
  variables: Variables,
  context: CartwrightContextValue,
  requireSession: () => void,
) => Promise<Data>;

/** Call of a mutation that has started. */
interface StartedChange<Data> {
  readonly variables: unknown;
  readonly data: Promise<Data>;
}

/**
 * Uses a mutation that belongs to the session in which it starts. When the session changes meanwhile, its result is
 * dropped: the mutation rejects with `session_changed`, and the state of the hook is reset. Never retried, because a
 * retry could repeat the change.
 *
 * The change starts in the call of `mutate`, before TanStack Query's own asynchronous steps, so that what it shows
 * optimistically is rendered with the event.
 *
 * @param change - Sends the requests.
 * @param options - TanStack Query options.
 * @param changesSession - Whether the change ends the session itself, such as a sign-in: its result is then kept.
 */
export function useChange<Data, Variables = void>(
  change: Change<Data, Variables>,
  { mutation }: ChangeParameters<Data, Variables> = {},
  changesSession = false,
): ChangeResult<Data, Variables> {
  const context = useCartwright();
  const { queryClient, session } = context;
  const started = useRef<StartedChange<Data>[]>([]);
  const isRunning = useRef(false);

  const run = (variables: Variables): Promise<Data> => {
    const generation = session.generation();
    const requireSession = () => session.require(generation);
    const start = async () => {
      const data = await change(variables, context, requireSession);
      if (!changesSession) requireSession();
      return data;
    };
    isRunning.current = true;
    return start().finally(() => (isRunning.current = false));
  };
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });

  /** Removes a started call from the list and returns it, so that no other mutation gets its data. */
  const takeStarted = useCallback((call: StartedChange<Data> | undefined) => {
    started.current = started.current.filter((other) => other !== call);
    return call;
  }, []);

  const result = useMutation<Data, CartwrightError, Variables>(
    {
      retry: false,
      networkMode: 'always',
      ...mutation,
      mutationFn: (variables) =>
        takeStarted(started.current.find((call) => Object.is(call.variables, variables)))?.data ?? run(variables),
    },
    queryClient,
  );
  const { mutateAsync: send, reset } = result;
  const mutateAsync = useCallback(
    (...call: Parameters<typeof send>) => {
      const [variables] = call;
      const change = { variables, data: latestRun.current(variables as Variables) };
      // The mutation reports the failure.
      change.data.catch(() => undefined);
      started.current.push(change);
      return send(...call).finally(() => takeStarted(change));
    },
    [send, takeStarted],
  ) as typeof send;
  const mutate = useCallback(
    (...call: Parameters<typeof send>) => void mutateAsync(...call).catch(() => undefined),
    [mutateAsync],
  ) as typeof result.mutate;
  useEffect(() => {
    let generation = session.generation();
    return session.subscribe(() => {
      const isOwnChange = changesSession && isRunning.current;
      if (session.generation() !== generation && !isOwnChange) reset();
      generation = session.generation();
    });
  }, [session, reset, changesSession]);
  return { ...result, mutate, mutateAsync };
}
