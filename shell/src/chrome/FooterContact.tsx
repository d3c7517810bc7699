import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { CONTACT } from '../contact';

const NETWORKS = ['Instagram', 'TikTok', 'Pinterest', 'YouTube'];

/** Contact details, and social networks without links yet (GEN-7, NAV-13). */
export function FooterContact() {
  const { colors, space } = useTheme();
  return (
    <div css={{ display: 'grid', alignContent: 'start', gap: space(6) }}>
      <address css={{ fontStyle: 'normal' }}>
        <h2 css={{ fontSize: 22, marginBottom: space(2) }}>We are here to help</h2>
        <p>
          <Way href={`mailto:${CONTACT.email}`}>{CONTACT.email}</Way>
        </p>
        <p>
          <Way href={CONTACT.phoneHref}>{CONTACT.phone}</Way>
        </p>
        <p css={{ fontSize: 14, color: colors.textSoft }}>{CONTACT.hours}</p>
      </address>
      <div css={{ fontSize: 14, color: colors.textSoft }}>
        <p id="social-heading">Follow us, soon on</p>
        <ul
          role="list"
          aria-labelledby="social-heading"
          css={{ display: 'flex', flexWrap: 'wrap', columnGap: space(4), color: colors.text }}
        >
          {NETWORKS.map((network) => (
            <li key={network}>{network}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const Way = styled.a({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: 15 });
