import styled from '@emotion/styled';
import { NewsletterForm } from '@glow/shared/newsletter';
import { Container, SectionHeading } from '@glow/shared/ui';

const INTERESTS = ['blog', 'beauty-tips', 'tutorials'];

/** The blog's newsletter sign-up (NEWS-1). */
export function BlogNewsletter() {
  return (
    <section aria-labelledby="blog-newsletter">
      <Container>
        <Panel>
          <Introduction>
            <SectionHeading id="blog-newsletter">The blog, by letter</SectionHeading>
            <p>New articles, quiet tips and tutorials, once in a while. Join 10,000+ subscribers.</p>
          </Introduction>
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

const Introduction = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(3),
  alignContent: 'start',
  '& > p': { maxWidth: '42ch' },
}));
