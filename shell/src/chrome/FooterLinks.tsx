import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { FooterGroup } from './FooterGroup';
import { COLLECTION_LINKS, type ChromeLink } from './mainLinks';

const SUPPORT: ChromeLink[] = [
  ['/contact', 'Contact'],
  ['/faq', 'FAQ'],
  ['/shipping', 'Shipping & Returns'],
  ['/size-guide', 'Size Guide'],
  ['/track-order', 'Track Your Order'],
];

const COMPANY: ChromeLink[] = [
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
      <LinkColumn heading="Shop" links={COLLECTION_LINKS} />
      <LinkColumn heading="Support" links={SUPPORT} />
      <LinkColumn heading="Company" links={COMPANY} />
    </Columns>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: ChromeLink[] }) {
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
