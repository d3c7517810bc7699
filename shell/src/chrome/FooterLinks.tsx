import styled from '@emotion/styled';
import { collections } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';

const SUPPORT = [
  { to: '/contact', label: 'Contact' },
  { to: '/faq', label: 'FAQ' },
  { to: '/shipping', label: 'Shipping & Returns' },
  { to: '/size-guide', label: 'Size Guide' },
  { to: '/track-order', label: 'Track Your Order' },
];

const COMPANY = [
  { to: '/about', label: 'About Glow' },
  { to: '/careers', label: 'Careers' },
  { to: '/press', label: 'Press' },
  { to: '/sustainability', label: 'Sustainability' },
  { to: '/blog', label: 'Blog' },
];

/** The footer's three link columns (NAV-12). */
export function FooterLinks() {
  return (
    <Columns aria-label="Footer">
      <LinkColumn
        heading="Shop"
        links={collections.map(({ slug, title }) => ({ to: `/collections/${slug}`, label: title }))}
      />
      <LinkColumn heading="Support" links={SUPPORT} />
      <LinkColumn heading="Company" links={COMPANY} />
    </Columns>
  );
}

interface LinkColumnProps {
  heading: string;
  links: { to: string; label: string }[];
}

function LinkColumn({ heading, links }: LinkColumnProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <FooterLink to={to}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

// the footer lays the columns out
const Columns = styled.nav({ display: 'contents' });

const FooterLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: theme.touchTarget,
  minHeight: theme.touchTarget,
  fontSize: theme.text.lg,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
