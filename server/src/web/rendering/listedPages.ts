import { z } from 'zod';

/** An indexable page; `changed` is the day of its last change, if its package says so. */
export interface ListedPage {
  path: string;
  changed?: string;
}

const path = z.string().startsWith('/');
/** What a bundle's `sitemapPaths` returns. */
export const listedPages = z.array(
  z.union([
    path.transform((only): ListedPage => ({ path: only })),
    z.tuple([path, z.iso.date()]).transform(([of, changed]): ListedPage => ({ path: of, changed })),
  ]),
);
