import type { BlogCategory } from './blogTypes';
import described from './categories.json' with { type: 'json' };

/** The four categories of the blog (BLOG-1). */
export const categories: readonly BlogCategory[] = described;
