import styled from '@emotion/styled';
import { visuallyHidden } from '@glow/shared/ui';
import { Fragment, type ReactNode } from 'react';

interface Column<Row> {
  label: string;
  cell(row: Row): ReactNode;
  /** A second line. */
  detail?(row: Row): ReactNode;
  isNumeric?: boolean;
  /** In narrow containers it stands beside the row's name, without its label. */
  isBeside?: boolean;
  /** In narrow containers it takes the whole width, at the end. */
  isWide?: boolean;
}

export type Columns<Row> = [Column<Row>, ...Column<Row>[]];

export interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: Columns<Row>;
  rows: readonly Row[];
  /** Minimum width of the table layout, in px at the usual text size. */
  minWidth: number;
}

/** A list if its container is too narrow for the columns (ADM-12); then the roles keep the semantics of a table. */
export function DataTable<Row>({ caption, columns, rows, minWidth }: DataTableProps<Row>) {
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
          {rows.map((row, index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {contentOf(first, row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.label}
                  role="cell"
                  data-label={column.label}
                  data-numeric={column.isNumeric}
                  data-beside={column.isBeside}
                  data-wide={column.isWide}
                >
                  {contentOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableContainer>
  );
}

function contentOf<Row>({ cell, detail }: Column<Row>, row: Row): ReactNode {
  const more = detail?.(row);
  return (
    <>
      {breakable(cell(row))}
      {more && <Detail>{breakable(more)}</Detail>}
    </>
  );
}

/** Lets long words break, so that no text widens a table. */
export function breakable(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !/\S{25}/.test(content)) return content;
  return content.match(/\S{1,24}|\s+/g)?.map((piece, index) => (
    <Fragment key={index}>
      {piece}
      <wbr />
    </Fragment>
  ));
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
    // two columns, or one if the text is large
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
