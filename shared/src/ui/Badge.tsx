import styled from '@emotion/styled';

export const Badge = styled.span<{ tone?: 'neutral' | 'outlined' | 'new' | 'bestseller' | 'good' | 'bad' }>(
  ({ theme, tone = 'neutral' }) => {
    const { colors, space, radius, text, weight } = theme;
    const tones = {
      neutral: { background: colors.sand, color: colors.ink },
      outlined: { background: colors.surface, color: colors.ink, boxShadow: `inset 0 0 0 1px ${colors.lineStrong}` },
      new: { background: colors.sage, color: colors.ink },
      bestseller: { background: colors.ink, color: colors.onAccent },
      good: { background: colors.successSoft, color: colors.success },
      bad: { background: colors.dangerSoft, color: colors.danger },
    };
    return {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space(1),
      padding: `${space(1)} ${space(2.5)}`,
      borderRadius: radius.pill,
      fontSize: text.xs,
      fontWeight: weight.bold,
      lineHeight: 1.3,
      letterSpacing: '0.03em',
      whiteSpace: 'nowrap',
      ...tones[tone],
    };
  },
);
