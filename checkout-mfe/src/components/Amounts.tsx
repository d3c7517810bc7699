import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';

interface AmountsProps {
  /** Label and formatted amount of each part. */
  parts: [label: string, amount: string][];
  total: [label: string, amount: string];
}

/** List of amounts with the total below a rule. */
export function Amounts({ parts, total }: AmountsProps) {
  const { colors, space } = useTheme();
  const [totalLabel, totalAmount] = total;
  return (
    <dl css={{ display: 'grid', gap: space(2.5), fontVariantNumeric: 'tabular-nums' }}>
      {parts.map(([label, amount]) => (
        <Row key={label}>
          <dt css={{ color: colors.textSoft }}>{label}</dt>
          <dd>{amount}</dd>
        </Row>
      ))}
      <Row
        css={{
          marginTop: space(1.5),
          paddingTop: space(4),
          borderTop: `1px solid ${colors.line}`,
          fontSize: 18,
          fontWeight: 700,
        }}
      >
        <dt>{totalLabel}</dt>
        <dd>{totalAmount}</dd>
      </Row>
    </dl>
  );
}

const Row = styled.div({ display: 'flex', justifyContent: 'space-between', gap: 16 });
