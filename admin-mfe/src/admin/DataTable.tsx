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
  /** Minimum width of the table layout in pixels. */
  room: number;
  /** Unique key of a row. */
  keyOf(row: Row): string;
}

/**
 * A table; in containers too narrow for its columns each row becomes a block with labelled cells.
 * The explicit roles keep the table semantics when CSS renders it as blocks.
 */
export function DataTable<Row>({ caption, columns, rows, room, keyOf }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <div css={{ containerType: 'inline-size' }}>
      <Table role="table" room={room}>
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
    </div>
  );
}

const Table = styled.table<{ room: number }>(({ theme: { colors, fonts, space }, room }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  caption: { paddingBottom: space(3), textAlign: 'left', fontFamily: fonts.display, fontSize: 26, lineHeight: 1.2 },
  'th, td': { textAlign: 'left' },
  'thead th': { fontSize: 13, fontWeight: 650, color: colors.textSoft },
  'tbody th': { minWidth: 112, fontWeight: 650 },
  '&, caption, tbody, tbody th': { display: 'block' },
  thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'tbody tr': { display: 'grid', gap: space(1), paddingBlock: space(4), borderTop: `1px solid ${colors.line}` },
  td: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(6),
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  // visual only: screen readers still have the column headers
  'td::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], flex: 'none', color: colors.textSoft },
  [`@container (min-width: ${room}px)`]: {
    '&, caption, tbody, tbody tr, tbody th, td': { display: 'revert' },
    thead: { position: 'static', clipPath: 'none' },
    'th, td': {
      padding: `${space(3)} ${space(5)} ${space(3)} 0`,
      borderBottom: `1px solid ${colors.line}`,
      textAlign: 'left',
      overflowWrap: 'normal',
    },
    '[data-numeric=true]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    'th:last-child, td:last-child': { paddingRight: 0, textAlign: 'right' },
    'td::before': { content: 'none' },
  },
}));
