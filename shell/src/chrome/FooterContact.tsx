import styled from '@emotion/styled';
import { CONTACT } from '@glow/shared/policy';

const NETWORKS = ['Instagram', 'TikTok', 'Pinterest', 'YouTube'];

/** Contact details, and social networks without links yet (GEN-7, NAV-13). */
export function FooterContact() {
  return (
    <Contact>
      <address>
        <h2>We are here to help</h2>
        <p>
          <ContactLink href={`mailto:${CONTACT.email}`}>{CONTACT.email}</ContactLink>
        </p>
        <p>
          <ContactLink href={CONTACT.phoneHref}>{CONTACT.phone}</ContactLink>
        </p>
        <Hours>{CONTACT.hours}</Hours>
      </address>
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

const ContactLink = styled.a(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.touchTarget,
  fontSize: theme.text.lg,
}));

const Hours = styled.p(({ theme }) => ({ color: theme.colors.textSoft, fontSize: theme.text.md }));

const Networks = styled.div(({ theme }) => ({
  color: theme.colors.textSoft,
  fontSize: theme.text.md,
  ul: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4), color: theme.colors.text },
}));
