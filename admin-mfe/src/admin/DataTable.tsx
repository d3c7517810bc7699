import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface Column<Row> {
  label: string;
  cell(row: Row): ReactNode;
  isNumeric?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** Minimum width of the table layout, in px at the usual text size. */
  minWidth: number;
  /** Unique key of a row. */
  keyOf(row: Row): string;
}

/**
 * A table; in containers too narrow for its columns each row becomes a block with labelled cells.
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
              {others.map(({ label, cell, isNumeric }) => (
                <td key={label} role="cell" data-label={label} data-numeric={isNumeric}>
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
  'th, td': { textAlign: 'left' },
  'thead th': { fontSize: theme.text.sm, fontWeight: theme.weight.semibold, color: theme.colors.textSoft },
  'tbody th': { minWidth: '7rem', fontWeight: theme.weight.semibold },
  '&, caption, tbody, tbody th': { display: 'block' },
  thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'tbody tr': {
    display: 'grid',
    gap: theme.space(1),
    paddingBlock: theme.space(4),
    borderTop: `1px solid ${theme.colors.line}`,
  },
  td: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space(6),
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  // visual only: screen readers still have the column headers
  'td::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], flex: 'none', color: theme.colors.textSoft },
  [`@container (min-width: ${minWidth / 16}rem)`]: {
    '&, caption, tbody, tbody tr, tbody th, td': { display: 'revert' },
    thead: { position: 'static', clipPath: 'none' },
    'th, td': {
      padding: `${theme.space(3)} ${theme.space(5)} ${theme.space(3)} 0`,
      borderBottom: `1px solid ${theme.colors.line}`,
      textAlign: 'left',
      overflowWrap: 'normal',
    },
    '[data-numeric=true]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    'th:last-child, td:last-child': { paddingRight: 0, textAlign: 'right' },
    'td::before': { content: 'none' },
  },
}));
