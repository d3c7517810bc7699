import { useEffect, useState } from 'react';
import { loadFragment } from '../federation/loadRemote';
import type { FindArticles } from './suggest';

/** The blog's article search once it is loaded; finds nothing while the blog is unavailable. */
export function useArticles(): FindArticles {
  const [find, setFind] = useState<FindArticles>(() => () => []);

  useEffect(() => {
    loadFragment('blog/ArticleSearch').then(
      ({ findArticles }) => setFind(() => findArticles),
      () => undefined,
    );
  }, []);

  return find;
}
