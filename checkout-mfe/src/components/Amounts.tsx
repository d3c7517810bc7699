import styled from '@emotion/styled';
import { Stack } from '@glow/shared/ui';

type Amount = [label: string, amount: string];

export function Amounts({ parts, total: [totalLabel, total] }: { parts: Amount[]; total: Amount }) {
  return (
    <List as="dl" gap={2.5}>
      {parts.map(([label, amount]) => (
        <Row key={label}>
          <PartLabel>{label}</PartLabel>
          <dd>{amount}</dd>
        </Row>
      ))}
      <TotalRow data-uncovered>
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </TotalRow>
    </List>
  );
}

const List = styled(Stack)({ fontVariantNumeric: 'lining-nums tabular-nums' });

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space(4),
}));

const PartLabel = styled.dt(({ theme }) => ({ color: theme.colors.textSoft }));

const TotalRow = styled(Row)(({ theme }) => ({
  marginTop: theme.space(1.5),
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.colors.line}`,
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
}));
