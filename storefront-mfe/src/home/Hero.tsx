import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, Picture, Row, Stack } from '@glow/shared/ui';

export function Hero() {
  return (
    <HeroSection>
      {/* on narrow screens the picture is cropped to its right half, so it is rendered wider than the screen */}
      <HeroPicture name="hero" alt="" sizes="(min-width: 800px) 100vw, (min-width: 522px) 800px, 154vw" isFirst />
      <Container>
        <Content gap={5}>
          <Eyebrow>Skincare and makeup</Eyebrow>
          <h1 tabIndex={-1}>Quiet rituals, lasting glow</h1>
          <p>Considered formulas and believable color, made for calm mornings and unhurried evenings.</p>
          <Actions gap={3}>
            <ButtonLink to="/collections/skincare">Shop Skincare</ButtonLink>
            <ButtonLink to="/collections/makeup" variant="secondary">
              Explore Makeup
            </ButtonLink>
          </Actions>
        </Content>
      </Container>
    </HeroSection>
  );
}

const HeroSection = styled.section(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  background: theme.colors.background,
  [theme.from.desktop]: { display: 'grid', alignItems: 'center', minHeight: 'clamp(35rem, 50vw, 47.5rem)' },
}));

const HeroPicture = styled(Picture)(({ theme }) => ({
  height: 'min(92vw, 480px)',
  objectPosition: '82% 50%',
  [theme.from.desktop]: { position: 'absolute', inset: 0, height: '100%', objectPosition: '50% 70%' },
}));

const Content = styled(Stack)(({ theme }) => ({
  position: 'relative',
  justifyItems: 'start',
  paddingBlock: `${theme.space(6)} ${theme.space(12)}`,
  h1: { fontSize: theme.heading.hero, lineHeight: 1, color: theme.colors.ink },
  '& > p:last-of-type': { maxWidth: '36ch', textWrap: 'balance', fontSize: theme.text.xl },
  [theme.from.desktop]: { maxWidth: '46%', gap: theme.space(6), paddingBlock: theme.space(16) },
}));

const Actions = styled(Row)(({ theme }) => ({
  width: '100%',
  marginTop: theme.space(2),
  '& > a': {
    flex: '1 1 10rem',
    paddingInline: theme.space(4),
    whiteSpace: 'nowrap',
    [theme.from.tablet]: { flex: 'none', paddingInline: theme.space(8) },
  },
}));
