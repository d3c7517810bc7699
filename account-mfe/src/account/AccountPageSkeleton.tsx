import styled from '@emotion/styled';
import { PageHead } from '@glow/shared/app';
import { Skeleton } from '@glow/shared/ui';
import { AccountContainer, HeaderGrid, Identity } from './accountLayout';
import { avatarShape } from './Avatar';

/** The account page before the auth state is hydrated. */
export function AccountPageSkeleton() {
  return (
    <>
      <PageHead title="Your account" isPrivate />
      <AccountContainer aria-busy="true">
        <HeaderGrid>
          <Identity>
            <AvatarSkeleton />
            <Name>
              <Skeleton width="6.875rem" height="0.875rem" />
              <Skeleton width="min(17.5rem, 90%)" height="2.5rem" />
            </Name>
          </Identity>
          <Actions>
            <ButtonSkeleton width="7.5rem" />
            <ButtonSkeleton width="7.875rem" />
          </Actions>
        </HeaderGrid>
        <TabList>
          {['3.5rem', '3.75rem', '5.25rem', '8.75rem'].map((width) => (
            <Skeleton key={width} width={width} height="1rem" />
          ))}
        </TabList>
        <CardSkeleton height="17.5rem" />
      </AccountContainer>
    </>
  );
}

const AvatarSkeleton = styled(Skeleton)(avatarShape);

const Name = styled.div(({ theme }) => ({ display: 'grid', flex: 1, gap: theme.space(3) }));

const Actions = styled.div(({ theme }) => ({ display: 'flex', gap: theme.space(3) }));

const ButtonSkeleton = styled(Skeleton)(({ theme }) => ({
  height: theme.touchTarget,
  borderRadius: theme.radius.pill,
}));

const TabList = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(6),
  height: 'calc(3rem + 1px)',
  overflow: 'hidden',
  borderBottom: `1px solid ${theme.colors.line}`,
  '& > *': { flex: 'none' },
}));

const CardSkeleton = styled(Skeleton)(({ theme }) => ({ borderRadius: theme.radius.medium }));
