import { useLocation } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/navigation';
import { EmptyState } from '@glow/shared/ui';
import { Search } from '@glow/shared/icons';
import { useEffect } from 'react';
import { Page } from './Page';

/** The 404 page: links home and logs the path (URL-11). */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);

  return (
    <Page title="Page not found" status={404} isPrivate>
      <EmptyState
        level={1}
        icon={<Search />}
        heading="Oops! Page not found"
        actions={
          <>
            <ButtonLink to="/">Return to Home</ButtonLink>
            <ButtonLink to="/collections/bestsellers" variant="secondary">
              View Bestsellers
            </ButtonLink>
          </>
        }
      >
        The page you are looking for has moved, or was never here.
      </EmptyState>
    </Page>
  );
}
