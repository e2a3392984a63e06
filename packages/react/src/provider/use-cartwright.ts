'use client';

import { CartwrightError, isDevelopment } from '@cartwright/core';
import { useContext } from 'react';
import { CartwrightContext, type CartwrightContextValue } from './cartwright-context.js';

/** Context value of the nearest provider. Throws `provider_missing` without one. */
export function useCartwright(): CartwrightContextValue {
  const value = useContext(CartwrightContext);
  if (value) return value;
  throw new CartwrightError(isDevelopment && 'This hook needs a <CartwrightProvider client={client}> above it', {
    kind: 'configuration',
    code: 'provider_missing',
  });
}
