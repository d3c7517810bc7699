import styled from '@emotion/styled';
import { NewsletterForm } from '@glow/shared/newsletter';
import { NEWSLETTER_DISCOUNT_PERCENT } from '@glow/shared/policy';
import { Container, Eyebrow, Picture, SectionHeading, Stack } from '@glow/shared/ui';

const DISCOUNT = `${NEWSLETTER_DISCOUNT_PERCENT}% off`;

/** Newsletter sign-up with the first-order offer (HOME-7, GEN-4). */
export function NewsletterHero() {
  return (
    <NewsletterSection aria-labelledby="newsletter-heading">
      <Columns>
        <Picture name="newsletter" alt="" frame={1} sizes="(min-width: 640px) 570px, calc(120vw - 40px)" />
        <Content gap={5}>
          <Eyebrow>The Glow Letter</Eyebrow>
          <SectionHeading id="newsletter-heading">{`Take ${DISCOUNT} your first order`}</SectionHeading>
          <p>{`Join 10,000+ subscribers for slow-beauty notes, early looks at new arrivals and a welcome of ${DISCOUNT}.`}</p>
          <NewsletterForm source="homepage_hero" interests={[]} hasFirstName />
          <small>The code comes by email (demo: not sent). Leave whenever you like.</small>
        </Content>
      </Columns>
    </NewsletterSection>
  );
}

const NewsletterSection = styled.section(({ theme }) => ({ background: theme.colors.blush }));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(9),
  paddingBlock: theme.space(12),
  img: { maxWidth: 560, marginInline: 'auto', borderRadius: theme.radius.arch },
  [theme.from.desktop]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    gap: theme.space(20),
    paddingBlock: theme.space(20),
  },
}));

const Content = styled(Stack)(({ theme }) => ({
  justifyItems: 'start',
  '& > p:last-of-type': { maxWidth: '46ch' },
  small: { fontSize: theme.text.md, color: theme.colors.textSoft },
}));
