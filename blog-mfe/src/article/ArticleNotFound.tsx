import { Page } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { EmptyState } from '@glow/shared/ui';

/** Page for an unknown or unpublished slug, with status 404 (BLOG-11). */
export function ArticleNotFound() {
  return (
    <Page title="Article Not Found" status={404} isPrivate>
      <EmptyState level={1} heading="Article Not Found" actions={<ButtonLink to="/blog">Back to Blog</ButtonLink>}>
        This article has moved, or has not been published.
      </EmptyState>
    </Page>
  );
}
