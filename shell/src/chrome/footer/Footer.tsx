import styled from '@emotion/styled';
import { BRAND, lazyComponent } from '@glow/shared/app';
import { usePolicy } from '@glow/shared/page-data';
import { Link } from '@glow/shared/router';
import { Container, LoadError, Row, Skeleton, SecondaryText } from '@glow/shared/ui';
import { Suspense, type ReactNode } from 'react';
import { disclosureStyle } from '../../components/Disclosure';
import { withLinks } from '../../components/withLinks';
import { LinkItems, useLinks, type ChromeLink } from '../mainLinks';
import { CONTACT } from '@glow/shared/policy';
import footerLinks from './footerLinks.json' with { type: 'json' };

const FooterNewsletter = lazyComponent(
  async () => (await import(/* webpackChunkName: "after-hydration" */ './FooterNewsletter')).FooterNewsletter,
  { fallback: LoadError },
);

const LEGAL_LINKS: ChromeLink[] = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
];

const { support, company } = footerLinks as Record<'support' | 'company', ChromeLink[]>;

/** In the order of their icons, which are one picture. */
const NETWORKS = ['Instagram', 'TikTok', 'Pinterest', 'YouTube'];

/** On all store pages (NAV-11): links (NAV-12) and contact (GEN-7); on a phone at most one screen high (NAV-51). */
export function Footer() {
  const { sendsMail } = usePolicy();
  return (
    <Background>
      <Container>
        <Suspense fallback={<Skeleton height="9rem" />}>
          <FooterNewsletter />
        </Suspense>
        <Columns>
          <Navigation aria-label="Footer">
            <LinkColumn heading="Shop" links={useLinks('shell/shop.links')} />
            <LinkColumn heading="Support" links={support} />
            <LinkColumn heading="Company" links={[...company, ...useLinks('shell/company.links')]} />
          </Navigation>
          <FooterGroup heading="We are here to help">
            <Contact>
              <p>{withLinks('{email}')}</p>
              <p>{withLinks('{phone}')}</p>
              <SecondaryText>{CONTACT.hours}</SecondaryText>
            </Contact>
          </FooterGroup>
        </Columns>
        <Legal gap={1}>
          <p>
            © {BRAND}.{!sendsMail && ' Demo store: no email leaves this machine.'}
          </p>
          <ul role="list">
            <LinkItems links={LEGAL_LINKS} />
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

const Legal = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  rowGap: 0,
  paddingBlock: theme.space(2),
  borderTop: `1px solid ${theme.colors.gold}`,
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
  ul: { display: 'flex', gap: theme.space(3) },
  p: { flex: '1 0 100%', paddingTop: theme.space(2) },
  [theme.from.tablet]: { columnGap: theme.space(6), p: { flex: 1, paddingTop: 0 } },
}));

const Networks = styled.ul(({ theme }) => ({
  // the icons end at the margin, their padding does not
  margin: `0 calc((21px - ${theme.touchTarget}) / 2) 0 auto`,
  '&&': { gap: 0 },
  a: { justifyContent: 'center' },
  img: { objectFit: 'none' },
}));

function LinkColumn({ heading, links }: { heading: string; links: ChromeLink[] }) {
  return (
    <FooterGroup heading={heading}>
      <ul role="list">
        <LinkItems links={links} />
      </ul>
    </FooterGroup>
  );
}

// the footer lays the columns out
const Navigation = styled.nav({ display: 'contents' });

/** On phones a disclosure, closed at first; open on wider screens (NAV-51). Needs no JavaScript. */
function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Group>
      <h2>{heading}</h2>
      <details>
        <summary>{heading}</summary>
        {children}
      </details>
    </Group>
  );
}

const Group = styled.div(({ theme }) => ({
  ...disclosureStyle(theme),
  h2: { display: 'none', marginBottom: theme.space(2), fontSize: theme.heading.xs },
  // older browsers keep the disclosure on wide screens too
  '@supports selector(::details-content)': {
    [theme.from.tablet]: {
      border: 0,
      h2: { display: 'block' },
      summary: { display: 'none' },
      'details::details-content': { contentVisibility: 'visible' },
    },
  },
}));

const Contact = styled.address({ fontStyle: 'normal' });
