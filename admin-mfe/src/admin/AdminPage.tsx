import styled from '@emotion/styled';
import { Page, RequireSignIn } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { Badge, Container, PageHeading, Skeleton } from '@glow/shared/ui';
import { AdminTabs } from './AdminTabs';

/** The store's mock dashboard; requires sign-in (ADM-1). */
export function AdminPage() {
  return (
    <Page title="Store admin" isPrivate>
      <AdminContainer>
        <Header>
          <div>
            <PageHeading tabIndex={-1}>Store admin</PageHeading>
            <Badge>Demo data</Badge>
          </div>
          <ButtonLink to="/" variant="secondary" size="small">
            View Store
          </ButtonLink>
        </Header>
        <RequireSignIn fallback={<Skeleton height={560} />}>
          <AdminTabs />
        </RequireSignIn>
      </AdminContainer>
    </Page>
  );
}

const AdminContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  paddingBlock: `${theme.space(8)} ${theme.space(20)}`,
}));

const Header = styled.header(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(4) },
}));
