import styled from '@emotion/styled';
import { NewsletterForm } from '@glow/shared/newsletter';
import { visuallyHidden, Stack } from '@glow/shared/ui';

/** The newsletter sign-up (NEWS-1) in one slim line, so that it differs from a form on the page above (NAV-52). */
export function FooterNewsletter() {
  return (
    <Newsletter gap={3} aria-labelledby="footer-newsletter">
      <div>
        <h2 id="footer-newsletter">The Glow Letter</h2>
        <p>Join 10,000+ subscribers.</p>
      </div>
      <NewsletterForm label="Newsletter in the footer" source="footer" isSlim />
    </Newsletter>
  );
}

const Newsletter = styled(Stack.withComponent('section'))(({ theme }) => ({
  paddingBlock: theme.space(6),
  h2: { fontSize: theme.heading.sm },
  'h2 + p': { marginTop: theme.space(1), fontSize: theme.text.md, color: theme.colors.textSoft },
  label: visuallyHidden,
  form: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 0 },
  'input, form > button': {
    height: '3.25rem',
    borderWidth: '0 0 1px',
    borderBottomColor: theme.colors.lineStrong,
    borderRadius: 0,
    background: 'none',
  },
  input: {
    paddingLeft: 0,
    '&::placeholder': { opacity: 1 },
    '&:focus': { outlineColor: 'transparent', boxShadow: `0 1px 0 ${theme.colors.accent}` },
  },
  'form > button': { paddingRight: 0, color: theme.colors.accent, textDecoration: 'none' },
  // a message goes below field and button, so that they do not move
  'form > button + *': { gridColumn: '1 / -1' },
  // as high as the form, so that nothing moves
  'form + div': { gap: 0, paddingBlock: 0, fontSize: theme.text.md },
  [theme.from.tablet]: {
    gridTemplateColumns: '1fr minmax(0, 1fr)',
    gap: theme.space(8),
    paddingBlock: theme.space(8),
    borderBottom: `1px solid ${theme.colors.gold}`,
    '& > :last-child': { justifySelf: 'end' },
  },
}));
