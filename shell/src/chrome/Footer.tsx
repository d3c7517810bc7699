import styled from '@emotion/styled';
import { BRAND } from '@glow/shared/app';
import { NewsletterForm } from '@glow/shared/newsletter';
import { Link } from '@glow/shared/router';
import { Container, SectionHeading } from '@glow/shared/ui';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';

/** The footer of all store pages (NAV-11): newsletter, contact, links and legal text. */
export function Footer() {
  return (
    <Background>
      <Container>
        <Newsletter aria-labelledby="footer-newsletter">
          <Invitation>
            <SectionHeading id="footer-newsletter">Quiet letters about good skin</SectionHeading>
            <p>New arrivals, short routines and the occasional gift. Join 10,000+ subscribers.</p>
          </Invitation>
          <NewsletterForm label="Newsletter in the footer" source="footer" />
        </Newsletter>
        <Columns>
          <FooterLinks />
          <FooterContact />
        </Columns>
        <Legal>
          <p>© {BRAND}. Demo store: no e-mail leaves this machine.</p>
          <ul role="list">
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
          </ul>
        </Legal>
      </Container>
    </Background>
  );
}

const Background = styled.footer(({ theme }) => ({ background: theme.colors.sand }));

const Newsletter = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingBlock: theme.space(14),
  borderBottom: `1px solid ${theme.colors.gold}`,
  [theme.from.desktop]: {
    gridTemplateColumns: '1fr minmax(0, 30rem)',
    alignItems: 'center',
    gap: theme.space(16),
    paddingBlock: theme.space(18),
  },
}));

const Invitation = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(3), p: { maxWidth: '44ch' } }));

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  // two columns, or one where the text is large
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(7.5rem, 40%), 100%), 1fr))',
  gap: `${theme.space(10)} ${theme.space(5)}`,
  paddingBlock: theme.space(12),
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr) auto' },
  h2: { marginBottom: theme.space(2), fontSize: theme.heading.xs },
}));

const Legal = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space(1)} ${theme.space(6)}`,
  paddingBlock: theme.space(5),
  borderTop: `1px solid ${theme.colors.gold}`,
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
  ul: { display: 'flex', gap: theme.space(6) },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: theme.touchTarget,
    minHeight: theme.touchTarget,
  },
}));
