// app/api/catalog/route.ts
import { createWebhooks } from '@cartwright/core/webhooks';
import { onProductUpdated } from '@cartwright/stores/products-v3';
import { revalidateTag } from 'next/cache';

const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });

webhooks.on(onProductUpdated, () => revalidateTag('catalog', { expire: 0 }));

export const POST = (request: Request) => webhooks.respond(request, (error) => console.error(error));
