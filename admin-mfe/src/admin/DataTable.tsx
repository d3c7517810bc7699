import styled from '@emotion/styled';
import { visuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface Column<Row> {
  label: string;
  cell(row: Row): ReactNode;
  isNumeric?: boolean;
  /** In narrow containers it stands beside the row's name, without its label. */
  isBeside?: boolean;
  /** In narrow containers it takes the whole width, at the end. */
  isWide?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** Minimum width of the table layout, in px at the usual text size. */
  minWidth: number;
  keyOf(row: Row): string;
}

/**
 * A table; in containers too narrow for its columns a list, whose entries have the name first and the labelled cells in two columns (ADM-12).
 * The explicit roles keep the table semantics when CSS renders it as blocks.
 */
export function DataTable<Row>({ caption, columns, rows, minWidth, keyOf }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <TableContainer>
      <Table role="table" minWidth={minWidth}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, isNumeric }) => (
              <th key={label} role="columnheader" scope="col" data-numeric={isNumeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              <th role="rowheader" scope="row">
                {first.cell(row)}
              </th>
              {others.map(({ label, cell, isNumeric, isBeside, isWide }) => (
                <td
                  key={label}
                  role="cell"
                  data-label={label}
                  data-numeric={isNumeric}
                  data-beside={isBeside}
                  data-wide={isWide}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableContainer>
  );
}

/** Table cell content with a secondary line, if there is one. */
export function TwoLines({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  return (
    <span>
      {children}
      {detail && <Detail>{detail}</Detail>}
    </span>
  );
}

const Detail = styled.span(({ theme }) => ({
  display: 'block',
  fontSize: theme.text.md,
  fontWeight: theme.weight.regular,
  color: theme.colors.textSoft,
}));

const TableContainer = styled.div({ containerType: 'inline-size' });

const Table = styled.table<{ minWidth: number }>(({ theme, minWidth }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.text.lg,
  caption: {
    paddingBottom: theme.space(3),
    textAlign: 'left',
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.sm,
    lineHeight: 1.2,
  },
  'th, td': { textAlign: 'left', overflowWrap: 'anywhere' },
  'thead th': { fontSize: theme.text.sm, fontWeight: theme.weight.semibold, color: theme.colors.textSoft },
  'tbody th': { order: -2, fontWeight: theme.weight.semibold },
  '&, caption, tbody, tbody th, td': { display: 'block' },
  thead: visuallyHidden,
  'tbody tr': {
    display: 'grid',
    // two columns; one if the text is large
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
    gap: `${theme.space(2)} ${theme.space(4)}`,
    paddingBlock: theme.space(4),
    borderTop: `1px solid ${theme.colors.line}`,
  },
  'td[data-beside=true]': { order: -1, textAlign: 'right', '&::before': { content: 'none' } },
  'td[data-wide=true]': { order: 1, gridColumn: '1 / -1' },
  // visual only: screen readers still have the column headers
  'td::before': {
    content: ['attr(data-label)', 'attr(data-label) / ""'],
    display: 'block',
    fontSize: theme.text.sm,
    color: theme.colors.textSoft,
  },
  [`@container (min-width: ${minWidth / 16}rem)`]: {
    '&, caption, tbody, tbody tr, tbody th, td': { display: 'revert' },
    thead: { position: 'static', clipPath: 'none' },
    'th, td': {
      padding: `${theme.space(3)} ${theme.space(5)} ${theme.space(3)} 0`,
      borderBottom: `1px solid ${theme.colors.line}`,
      textAlign: 'left',
      overflowWrap: 'normal',
    },
    '[data-numeric=true]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
    '[data-numeric=true] + :not([data-numeric=true])': { paddingLeft: theme.space(8) },
    'th:last-child, td:last-child': { paddingRight: 0, textAlign: 'right' },
    'tbody th': { minWidth: '7rem' },
    'td::before': { content: 'none' },
  },
}));
