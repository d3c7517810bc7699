import type { Subcategory } from '@glow/shared/catalog';
import howToUseTexts from './howToUse.json' with { type: 'json' };
import kitsOfBrand from './kits.json' with { type: 'json' };
import stories from './stories.json' with { type: 'json' };

// On the server only: a page's data brings its own.

/** One chapter of a product's story. `picture` is a name for `Picture`. */
export type StoryChapter = Record<'topic' | 'heading' | 'text' | 'picture', string>;

/** The stories of the sample bestsellers, by product id (PROD-62): brand content, not catalogue data (decision 0029). */
export const productStories: Readonly<Record<string, StoryChapter[]>> = stories;

/** The kits of Glow Kits: products that are added to the cart with one press, without a price of their own (COL-60). */
export const kits: readonly { id: string; name: string; text: string; productIds: string[] }[] = kitsOfBrand;

/** How products of a subcategory are used (PROD-83). */
export const howToUse: Readonly<Record<Subcategory, string>> = howToUseTexts;
