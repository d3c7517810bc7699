import type { Product } from './productTypes';

/** Whether a product belongs to Glow Kits: its name or a tag has 'glow' (COL-2). */
export function isGlowKit({ name, tags }: Pick<Product, 'name' | 'tags'>): boolean {
  return [name, ...tags].some((text) => text.toLowerCase().includes('glow'));
}
