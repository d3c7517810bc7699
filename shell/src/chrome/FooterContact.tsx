import styled from '@emotion/styled';
import { CONTACT } from '@glow/shared/policy';
import { FooterGroup } from './FooterGroup';

const NETWORKS = ['Instagram', 'TikTok', 'Pinterest', 'YouTube'];

/** Contact details, and social networks without links yet (GEN-7, NAV-13). */
export function FooterContact() {
  return (
    <Contact>
      <FooterGroup heading="We are here to help">
        <address>
          <p>
            <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
          </p>
          <p>
            <a href={CONTACT.phoneHref}>{CONTACT.phone}</a>
          </p>
          <Hours>{CONTACT.hours}</Hours>
        </address>
      </FooterGroup>
      <Networks>
        <p id="social-heading">Follow us, soon on</p>
        <ul role="list" aria-labelledby="social-heading">
          {NETWORKS.map((network) => (
            <li key={network}>{network}</li>
          ))}
        </ul>
      </Networks>
    </Contact>
  );
}

const Contact = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(6),
  address: { fontStyle: 'normal' },
}));

const Hours = styled.p(({ theme }) => ({ color: theme.colors.textSoft, fontSize: theme.text.md }));

const Networks = styled.div(({ theme }) => ({
  color: theme.colors.textSoft,
  fontSize: theme.text.md,
  ul: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4), color: theme.colors.text },
}));
