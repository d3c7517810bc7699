import styled from '@emotion/styled';
import { collections } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { FooterGroup } from './FooterGroup';

type FooterLinkEntry = [to: string, label: string];

const SHOP = collections.map(({ slug, title }): FooterLinkEntry => [`/collections/${slug}`, title]);

const SUPPORT: FooterLinkEntry[] = [
  ['/contact', 'Contact'],
  ['/faq', 'FAQ'],
  ['/shipping', 'Shipping & Returns'],
  ['/size-guide', 'Size Guide'],
  ['/track-order', 'Track Your Order'],
];

const COMPANY: FooterLinkEntry[] = [
  ['/about', 'About Glow'],
  ['/careers', 'Careers'],
  ['/press', 'Press'],
  ['/sustainability', 'Sustainability'],
  ['/blog', 'Blog'],
];

/** The footer's three link columns (NAV-12). */
export function FooterLinks() {
  return (
    <Columns aria-label="Footer">
      <LinkColumn heading="Shop" links={SHOP} />
      <LinkColumn heading="Support" links={SUPPORT} />
      <LinkColumn heading="Company" links={COMPANY} />
    </Columns>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: FooterLinkEntry[] }) {
  return (
    <FooterGroup heading={heading}>
      <ul role="list">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
}

// the footer lays the columns out
const Columns = styled.nav({ display: 'contents' });
