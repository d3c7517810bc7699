import styled from '@emotion/styled';
import { useLocation } from '@glow/shared/router';
import { ButtonLink } from '@glow/shared/navigation';
import { Container } from '@glow/shared/ui';
import { useEffect, type ComponentProps } from 'react';
import { Bestsellers } from './Bestsellers';
import { Introduction } from './Introduction';
import { Page } from './Page';

/** The 404 page: links home and logs the path (URL-11). */
export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);

  return (
    <MissingPage
      title="Page not found"
      eyebrow="Error 404"
      heading="Oops! Page not found"
      lead="The page you are looking for has moved, or was never here."
      actions={
        <>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/collections/bestsellers" variant="secondary">
            View Bestsellers
          </ButtonLink>
        </>
      }
    />
  );
}

/** A page for something that does not exist, with bestsellers below its introduction. */
export function MissingPage({ title, ...introduction }: ComponentProps<typeof Introduction> & { title: string }) {
  return (
    <Page title={title} status={404} isPrivate>
      <Room>
        <Introduction picture="blog/3" {...introduction} />
        <Bestsellers />
      </Room>
    </Page>
  );
}

// bestsellers arrive later and must not push down a visible footer
const Room = /* #__PURE__ */ styled(Container)({ minHeight: '100vh' });
