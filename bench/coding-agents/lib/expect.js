import { expect as expectSoon } from '@playwright/test';

/** Time for something to appear, in milliseconds. Generous, because the machine may be busy. */
export const PATIENCE = 30_000;

/** Assertions that wait. */
export const expect = expectSoon.configure({ timeout: PATIENCE });
