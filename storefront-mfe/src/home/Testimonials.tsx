import styled from '@emotion/styled';
import { Container, Rating, Section, SectionHeading, Stack } from '@glow/shared/ui';
import testimonials from '../data/testimonials.json' with { type: 'json' };

/** `rating` is 1 to 5 stars, `product` the name of the purchased product (HOME-6). */
export function Testimonials() {
  return (
    <TestimonialsSection aria-labelledby="testimonials-heading">
      <Container>
        <SectionHeading id="testimonials-heading">Kind words</SectionHeading>
        <Quotes gap={12}>
          {testimonials.map(({ id, name, location, quote, rating, product }) => (
            <figure key={id}>
              <Rating value={rating} />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}</strong>, {location}
                <br />
                {product}
              </figcaption>
            </figure>
          ))}
        </Quotes>
      </Container>
    </TestimonialsSection>
  );
}

const TestimonialsSection = styled(Section)(({ theme }) => ({ background: theme.colors.sage, textAlign: 'center' }));

const Quotes = styled(Stack)(({ theme }) => ({
  marginTop: theme.space(10),
  figure: { display: 'grid', justifyItems: 'center', alignContent: 'start', gap: theme.space(5) },
  blockquote: {
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.md,
    lineHeight: 1.32,
    textWrap: 'pretty',
  },
  figcaption: { fontSize: theme.text.lg, color: theme.colors.textSoft, strong: { color: theme.colors.ink } },
  [theme.from.desktop]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    // stars, quotations and authors are level
    gridTemplateRows: 'auto 1fr auto',
    gap: 0,
    figure: {
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      paddingInline: theme.space(9),
      '& + figure': { borderLeft: `1px solid ${theme.colors.leaf}` },
    },
  },
}));
