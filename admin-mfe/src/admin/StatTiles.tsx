import { Stack } from '@glow/shared/ui';
import styled from '@emotion/styled';

export interface Figure {
  label: string;
  value: string | number;
  /** Percent; null if there was nothing before. */
  growth?: number | null;
}

/** The dashboard's figures (ADM-2). */
export function StatTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles gap={4}>
      {figures.map(({ label, value, growth }) => (
        <Tile gap={1} key={label}>
          <dt>
            {label}
            {growth !== undefined && (
              <Growth tone={growth === null ? undefined : growth < 0 ? 'danger' : 'success'}>
                {growthText(growth)}
              </Growth>
            )}
          </dt>
          <Value>{value}</Value>
        </Tile>
      ))}
    </Tiles>
  );
}

function growthText(growth: number | null): string {
  if (growth === null) return 'no former month';
  const rounded = Math.round(growth * 10) / 10;
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded).toLocaleString('en-US')}% growth`;
}

const Tiles = styled(Stack.withComponent('dl'))(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  margin: 0,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(12rem, 20%), 1fr))', gap: theme.space(6) },
}));

const Tile = styled(Stack)(({ theme }) => ({
  alignContent: 'start',
  padding: `min(${theme.space(5)}, 5.2vw)`,
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  [theme.from.desktop]: { padding: theme.space(6) },
  dt: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    fontSize: theme.text.md,
    color: theme.colors.textSoft,
  },
}));

const Value = styled.dd(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.lg,
  lineHeight: 1.2,
}));

const Growth = styled.span<{ tone?: 'danger' | 'success' }>(({ theme, tone }) => ({
  fontWeight: theme.weight.semibold,
  color: tone && theme.colors[tone],
}));
