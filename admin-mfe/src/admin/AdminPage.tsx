import styled from '@emotion/styled';
import { Page, RequireSignIn } from '@glow/shared/app';
import { Container, Skeleton } from '@glow/shared/ui';
import { AdminHeader } from './AdminHeader';
import { AdminTabs } from './AdminTabs';

/** The store's mock dashboard; requires sign-in (ADM-1). */
export function AdminPage() {
  return (
    <Page title="Store admin" isPrivate>
      <AdminHeader />
      <AdminContainer>
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
  paddingBlock: `${theme.space(4)} ${theme.space(16)}`,
}));
