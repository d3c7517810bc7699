import { useEffect, useState } from 'react';
import { loadFragment } from '../federation/loadRemote';
import type { FindArticles } from './suggest';

/** The blog's way to find articles, from when it is there; while the blog is away there are none. */
export function useArticles(): FindArticles {
  const [find, setFind] = useState<FindArticles>(() => () => []);

  useEffect(() => {
    loadFragment('blog/ArticleSearch').then(({ findArticles }) => setFind(() => findArticles), () => undefined);
  }, []);

  return find;
}
