import type { Subcategory } from '@glow/shared/catalog';
import howToUseTexts from './howToUse.json' with { type: 'json' };
import kitsOfBrand from './kits.json' with { type: 'json' };
import stories from './stories.json' with { type: 'json' };

// only for the server: a page's data includes its own part

/** `picture` is a name for `Picture`. */
export type StoryChapter = Record<'topic' | 'heading' | 'text' | 'picture', string>;

/** Stories of sample bestsellers by product id (PROD-62): brand content, not catalogue data (decision 0029). */
export const productStories: Readonly<Record<string, StoryChapter[]>> = stories;

/** Products added to the cart with one press; a kit has no price of its own (COL-60). */
export const kits: readonly { id: string; name: string; text: string; productIds: string[] }[] = kitsOfBrand;

/** How products of a subcategory are used (PROD-83). */
export const howToUse: Readonly<Record<Subcategory, string>> = howToUseTexts;
