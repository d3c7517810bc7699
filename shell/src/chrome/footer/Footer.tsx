import styled from '@emotion/styled';
import { BRAND, lazyComponent } from '@glow/shared/app';
import { usePolicy } from '@glow/shared/page-data';
import { Link } from '@glow/shared/router';
import { Container, LoadError, Skeleton } from '@glow/shared/ui';
import { Suspense } from 'react';
import { FooterContact, FooterLinks } from './FooterColumns';

const FooterNewsletter = lazyComponent(
  async () => (await import(/* webpackChunkName: "after-hydration" */ './FooterNewsletter')).FooterNewsletter,
  { fallback: LoadError },
);

/** In the order of their icons, which are one picture. */
const NETWORKS = ['Instagram', 'TikTok', 'Pinterest', 'YouTube'];

/** The footer of all store pages (NAV-11): newsletter, contact, links, legal text and social networks. On a phone at most one screen (NAV-51). */
export function Footer() {
  const { sendsMail } = usePolicy();
  return (
    <Background>
      <Container>
        <Suspense fallback={<Skeleton height="9rem" />}>
          <FooterNewsletter />
        </Suspense>
        <Columns>
          <FooterLinks />
          <FooterContact />
        </Columns>
        <Legal>
          <p>
            © {BRAND}.{!sendsMail && ' Demo store: no email leaves this machine.'}
          </p>
          <ul role="list">
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
          </ul>
          <Networks role="list" aria-label="Follow us">
            {NETWORKS.map((name, index) => (
              <li key={name}>
                {/* until the store has accounts there (NAV-13) */}
                <Link to="/about#follow" aria-label={`${name}, coming soon`}>
                  <img
                    src="/networks.svg"
                    alt=""
                    width={21}
                    height={21}
                    loading="lazy"
                    style={{ objectPosition: -21 * index }}
                  />
                </Link>
              </li>
            ))}
          </Networks>
        </Legal>
      </Container>
    </Background>
  );
}

const Background = styled.footer(({ theme }) => ({
  background: theme.colors.sand,
  a: { display: 'inline-flex', alignItems: 'center', minWidth: theme.touchTarget, minHeight: theme.touchTarget },
}));

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  paddingBottom: theme.space(4),
  fontSize: theme.text.lg,
  'li a': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  [theme.from.tablet]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    gap: `${theme.space(10)} ${theme.space(5)}`,
    paddingBlock: theme.space(12),
  },
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr) auto' },
}));

const Legal = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space(1),
  paddingBlock: theme.space(2),
  borderTop: `1px solid ${theme.colors.gold}`,
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
  ul: { display: 'flex', gap: theme.space(3) },
  p: { flex: '1 0 100%', paddingTop: theme.space(2) },
  [theme.from.tablet]: { columnGap: theme.space(6), p: { flex: 1, paddingTop: 0 } },
}));

const Networks = styled.ul(({ theme }) => ({
  // the drawings, not their padding, end at the margin
  margin: `0 calc((21px - ${theme.touchTarget}) / 2) 0 auto`,
  '&&': { gap: 0 },
  a: { justifyContent: 'center' },
  img: { objectFit: 'none' },
}));
