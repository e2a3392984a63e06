import { observe } from '@cartwright/core';
import { createCallLog } from '@cartwright/react/devtools';
import { lazy, Suspense } from 'react';

const log = import.meta.env.DEV && typeof document !== 'undefined' ? createCallLog() : undefined;

/** Observer of calls for the devtools, in development only. */
export const callLog = log && observe(log.hooks);

const Panel = log
  ? lazy(async () => {
      const { CartwrightDevtools } = await import('@cartwright/react/devtools');
      return { default: () => <CartwrightDevtools log={log} /> };
    })
  : undefined;

/** Devtools, in development only. */
export const Devtools = () => Panel && <Suspense>{<Panel />}</Suspense>;
