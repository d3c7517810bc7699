import styled from '@emotion/styled';
import { BRAND } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { ButtonLink } from '@glow/shared/navigation';
import { Badge, Container } from '@glow/shared/ui';
import { Store, User } from '@glow/shared/icons';

/** The header of the dashboard, instead of the store's (ADM-9). */
export function AdminHeader() {
  const isDemo = useAuth(({ kind }) => kind === 'simulated');
  return (
    <Header>
      <Bar>
        <Title>
          <img src="/wordmark.svg" alt="" width={76} height={28} />
          <h1 tabIndex={-1}>Store admin</h1>
          {isDemo && <Badge>Demo data</Badge>}
        </Title>
        <Actions>
          <ButtonLink to="/" variant="quiet" size="small">
            <Store size={16} aria-hidden="true" />
            View Store
          </ButtonLink>
          <ButtonLink to="/account" variant="quiet" size="small">
            <User size={16} aria-hidden="true" />
            Account
          </ButtonLink>
        </Actions>
      </Bar>
    </Header>
  );
}

/** The footer of the dashboard, instead of the store's (ADM-9). */
export function AdminFooter() {
  return (
    <Footer>
      <Bar>
        <p>© {BRAND}</p>
        <Actions>
          <ButtonLink to="/privacy" variant="quiet" size="small">
            Privacy
          </ButtonLink>
          <ButtonLink to="/terms" variant="quiet" size="small">
            Terms
          </ButtonLink>
        </Actions>
      </Bar>
    </Footer>
  );
}

const Header = styled.header(({ theme }) => ({
  borderBottom: `1px solid ${theme.colors.line}`,
  background: theme.colors.surface,
}));

const Footer = styled.footer(({ theme }) => ({
  borderTop: `1px solid ${theme.colors.line}`,
  color: theme.colors.textSoft,
}));

const Bar = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space(4)}`,
  paddingBlock: theme.space(3),
}));

const Title = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  h1: {
    paddingLeft: theme.space(3),
    borderLeft: `1px solid ${theme.colors.line}`,
    fontSize: theme.heading.sm,
  },
}));

const Actions = styled.div(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) }));
