import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { Row } from '@glow/shared/ui';
import { useAdminUrl } from './useAdminUrl';

export function PageLinks({ page, pageCount }: { page: number; pageCount: number }) {
  const { urlWith } = useAdminUrl();
  if (pageCount <= 1) return null;
  return (
    <Links gap={4} as="nav" aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={urlWith({ page: String(page - 1) })} variant="secondary" size="small">
          Previous
        </ButtonLink>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <ButtonLink to={urlWith({ page: String(page + 1) })} variant="secondary" size="small">
          Next
        </ButtonLink>
      )}
    </Links>
  );
}

const Links = styled(Row)(({ theme }) => ({ alignItems: 'center', marginTop: theme.space(8) }));
