import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { useSearchParams } from '@glow/shared/router';
import { Row } from '@glow/shared/ui';

/** Links to the former and the next page of a list, if there is more than one. */
export function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const [params] = useSearchParams();
  if (pageCount <= 1) return null;

  function urlOf(other: number) {
    const changed = new URLSearchParams(params);
    changed.set('page', String(other));
    return `/admin?${changed}`;
  }

  return (
    <Links gap={4} as="nav" aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={urlOf(page - 1)} variant="secondary" size="small">
          Previous
        </ButtonLink>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <ButtonLink to={urlOf(page + 1)} variant="secondary" size="small">
          Next
        </ButtonLink>
      )}
    </Links>
  );
}

const Links = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  marginTop: theme.space(8),
}));
