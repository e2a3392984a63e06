// src/env.d.ts
declare namespace App {
  interface Locals {
    /** The client of the current request. Absent on prerendered pages. */
    shop: Awaited<ReturnType<typeof import('./session').createShop>>;
  }
}
