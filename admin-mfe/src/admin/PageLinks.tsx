import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import type { List } from '@glow/shared/staff';
import { Row } from '@glow/shared/ui';
import { useAdminUrl } from './useAdminUrl';

export function PageLinks({ page, pageCount, after }: Pick<List<unknown>, 'page' | 'pageCount' | 'after'>) {
  const { urlWith } = useAdminUrl();
  if (pageCount <= 1) return null;
  const link = (to: number, label: string, after = '') => (
    <ButtonLink to={urlWith({ page: String(to), after })} variant="secondary" size="small">
      {label}
    </ButtonLink>
  );
  return (
    <Links gap={4} as="nav" aria-label="Pages">
      {page > 1 && link(page - 1, 'Previous')}
      <span>{`Page ${page} of ${pageCount}`}</span>
      {page < pageCount && link(page + 1, 'Next', after)}
    </Links>
  );
}

const Links = styled(Row)(({ theme }) => ({ alignItems: 'center', marginTop: theme.space(8) }));
