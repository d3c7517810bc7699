import styled from '@emotion/styled';
import { NewsletterForm } from '@glow/shared/newsletter';
import { SectionHeading } from '@glow/shared/ui';

/** The newsletter sign-up in the footer (NEWS-1), hidden if the page has a form of its own just above (NAV-52). */
export function FooterNewsletter() {
  return (
    <Newsletter aria-labelledby="footer-newsletter">
      <div>
        <SectionHeading id="footer-newsletter">Quiet letters about good skin</SectionHeading>
        <p>New arrivals, short routines and the occasional gift. Join 10,000+ subscribers.</p>
      </div>
      <NewsletterForm label="Newsletter in the footer" source="footer" />
    </Newsletter>
  );
}

const Newsletter = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  paddingBlock: theme.space(8),
  '& > div > p': { maxWidth: '44ch', marginTop: theme.space(3) },
  'main:has([action="/newsletter"]) + footer &': { display: 'none' },
  // field and button in one line, if they fit and no message is between them
  'form:not(:has([aria-invalid]))': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    '& > div': { flex: '99 1 12rem' },
    '& > button': { flex: '1 0 8.5rem', paddingInline: theme.space(4) },
  },
  [theme.from.tablet]: {
    paddingBlock: theme.space(12),
    borderBottom: `1px solid ${theme.colors.gold}`,
  },
  [theme.from.desktop]: { gridTemplateColumns: '1fr minmax(0, 30rem)', alignItems: 'center', gap: theme.space(16) },
}));
