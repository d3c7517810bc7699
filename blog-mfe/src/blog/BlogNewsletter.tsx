import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { NewsletterForm } from '@glow/shared/newsletter';
import { Container, SectionHeading } from '@glow/shared/ui';

const INTERESTS = ['blog', 'beauty-tips', 'tutorials'];

/** The blog's newsletter sign-up (NEWS-1). */
export function BlogNewsletter() {
  const { space } = useTheme();
  return (
    <section aria-labelledby="blog-newsletter">
      <Container>
        <Panel>
          <div css={{ display: 'grid', gap: space(3), alignContent: 'start' }}>
            <SectionHeading id="blog-newsletter">The journal, by letter</SectionHeading>
            <p css={{ maxWidth: '42ch' }}>
              New articles, quiet tips and tutorials, once in a while. Join 10,000+ subscribers.
            </p>
          </div>
          <NewsletterForm source="blog_newsletter" interests={INTERESTS} />
        </Panel>
      </Container>
    </section>
  );
}

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  padding: `${theme.space(10)} ${theme.space(6)}`,
  borderRadius: theme.radius.large,
  background: theme.colors.sage,
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', padding: theme.space(10) },
  [theme.from.desktop]: { padding: theme.space(16) },
}));
