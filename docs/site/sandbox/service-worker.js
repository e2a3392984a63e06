/** Service worker of the playground: responds to calls of the platform, and to image requests, with the emulator. */
import { createEmulator } from '@cartwright/emulator';

/** Hosts of the platform that the emulator stands in for. */
const hosts = ['www.wixapis.com', 'edge.wixapis.com', 'static.wixstatic.com'];

const emulator = createEmulator();

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (hosts.includes(new URL(event.request.url).hostname)) event.respondWith(emulator.fetch(event.request));
});
