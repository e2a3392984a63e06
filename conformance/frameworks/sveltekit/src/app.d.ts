// src/app.d.ts
declare global {
  namespace App {
    interface Locals {
      /** The client of the current request. Absent while pages are prerendered. */
      shop: Awaited<ReturnType<typeof import('$lib/server/shop').createShop>>;
    }
  }
}

export {};
