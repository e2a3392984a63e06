import { chromium } from '@playwright/test';

import { chromiumFlags, findChromium, installChromium } from '../../../scripts/lib/chromium.js';

/** Starts Chromium. */
export async function openBrowser() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`There is no Chromium. ${installChromium}`);
  return chromium.launch({ executablePath, args: chromiumFlags });
}
