import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { disclosureStyle } from '../../components/Disclosure';
import { withLinks } from '../../components/withLinks';
import { useLinks, type ChromeLink } from '../mainLinks';
import type { ReactNode } from 'react';
import { CONTACT } from '@glow/shared/policy';
import { SecondaryText } from '@glow/shared/ui';
import footerLinks from './footerLinks.json' with { type: 'json' };

/** The shell's own pages. */
const { support, company } = footerLinks as Record<'support' | 'company', ChromeLink[]>;

/** The footer's three link columns (NAV-12). */
export function FooterLinks() {
  return (
    <Columns aria-label="Footer">
      <LinkColumn heading="Shop" links={useLinks('shell/shop.links')} />
      <LinkColumn heading="Support" links={support} />
      <LinkColumn heading="Company" links={[...company, ...useLinks('shell/company.links')]} />
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

/** A heading with its content: on a phone a disclosure, closed at first; open on wider screens (NAV-51). Needs no JavaScript. */
export function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
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

/** Contact details (GEN-7). */
export function FooterContact() {
  return (
    <FooterGroup heading="We are here to help">
      <Contact>
        <p>{withLinks('{email}')}</p>
        <p>{withLinks('{phone}')}</p>
        <SecondaryText>{CONTACT.hours}</SecondaryText>
      </Contact>
    </FooterGroup>
  );
}

const Contact = styled.address({ fontStyle: 'normal' });
