import { useTheme } from '@emotion/react';
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
    <nav aria-label="Footer" css={{ display: 'contents' }}>
      <LinkColumn
        heading="Shop"
        links={collections.map(({ slug, title }) => ({ to: `/collections/${slug}`, label: title }))}
      />
      <LinkColumn heading="Support" links={SUPPORT} />
      <LinkColumn heading="Company" links={COMPANY} />
    </nav>
  );
}

interface LinkColumnProps {
  heading: string;
  links: { to: string; label: string }[];
}

function LinkColumn({ heading, links }: LinkColumnProps) {
  const { space } = useTheme();
  return (
    <div>
      <h2 css={{ fontSize: 22, marginBottom: space(2) }}>{heading}</h2>
      <ul role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Entry to={to}>{label}</Entry>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Entry = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  fontSize: 15,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
