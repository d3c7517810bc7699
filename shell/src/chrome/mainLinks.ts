import { collections } from '@glow/shared/catalog';

/** A link of header, menu or footer. */
export type ChromeLink = [to: string, label: string];

/** The five collections. */
export const COLLECTION_LINKS = collections.map(({ slug, title }): ChromeLink => [`/collections/${slug}`, title]);

/** What the header and the menu lead to: the collections and the journal. */
export const MAIN_LINKS: ChromeLink[] = [...COLLECTION_LINKS, ['/blog', 'Journal']];
