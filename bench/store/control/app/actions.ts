'use server';

import { cookies } from 'next/headers';
import { addLineItem, newVisitor } from './shop';

/** Adds a product in the chosen options to the cart. */
export async function addToCart(_: string, form: FormData): Promise<string> {
  const { productId, ...options } = Object.fromEntries(
    [...form].filter(([name]) => !name.startsWith('$')).map(([name, value]) => [name, String(value)]),
  );
  const jar = await cookies();
  const token = jar.get('visitor')?.value ?? (await newVisitor());
  jar.set('visitor', token, { httpOnly: true, sameSite: 'lax' });
  await addLineItem(token, productId, options);
  return 'Added to the cart.';
}
