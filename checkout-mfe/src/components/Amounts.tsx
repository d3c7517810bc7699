import styled from '@emotion/styled';
import { Row, Stack } from '@glow/shared/ui';

type Amount = [label: string, amount: string];

export function Amounts({ parts, total: [totalLabel, total] }: { parts: Amount[]; total: Amount }) {
  return (
    <List as="dl" gap={2.5}>
      {parts.map(([label, amount]) => (
        <Part gap={4} key={label}>
          <PartLabel>{label}</PartLabel>
          <dd>{amount}</dd>
        </Part>
      ))}
      <Total gap={4} data-uncovered>
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </Total>
    </List>
  );
}

const List = styled(Stack)({ fontVariantNumeric: 'lining-nums tabular-nums' });

const Part = styled(Row)({ rowGap: 0, justifyContent: 'space-between' });

const PartLabel = styled.dt(({ theme }) => ({ color: theme.colors.textSoft }));

const Total = styled(Part)(({ theme }) => ({
  marginTop: theme.space(1.5),
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.colors.line}`,
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
}));
