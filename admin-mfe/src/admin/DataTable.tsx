import styled from '@emotion/styled';
import { Picture, SecondaryText, visuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface Column<Row> {
  label: string;
  cell(row: Row): ReactNode;
  /** A second line. */
  detail?(row: Row): ReactNode;
  /** The name of a picture beside the cell. */
  picture?(row: Row): string;
  isNumeric?: boolean;
  /**
   * In narrow containers: `beside` the row's name, `wide` over the whole width, `bare` without its label, `brief`
   * without its label and second line in the room that is left, or `none`.
   */
  narrow?: 'beside' | 'wide' | 'bare' | 'brief' | 'none';
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
                  data-narrow={column.narrow}
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

function contentOf<Row>({ cell, detail, picture }: Column<Row>, row: Row): ReactNode {
  const more = detail?.(row);
  return (
    <>
      {picture && <Picture name={picture(row)} alt="" sizes="40px" />}
      {cell(row)}
      {more && <Detail data-detail>{more}</Detail>}
    </>
  );
}

const Detail = styled(SecondaryText)(({ theme }) => ({ fontWeight: theme.weight.regular }));

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
  'th:has(img)': { position: 'relative', paddingLeft: `calc(40px + ${theme.space(3)})` },
  img: { position: 'absolute', left: 0, top: 'calc(50% - 20px)', width: 40, borderRadius: theme.radius.small },
  'thead th': { fontSize: theme.text.sm, fontWeight: theme.weight.semibold, color: theme.colors.textSoft },
  // of the hidden head too, whose cells take no room then
  '&, caption, tbody, tr, th, td': { display: 'block' },
  thead: visuallyHidden,
  'tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${theme.space(1)} ${theme.space(4)}`,
    paddingBlock: theme.space(2.5),
    borderTop: `1px solid ${theme.colors.line}`,
    lineHeight: 1.4,
  },
  'tbody th': { order: -2, flex: '1 1 calc(100% - 9rem)', fontWeight: theme.weight.semibold },
  'td[data-narrow=beside]': { order: -1, textAlign: 'right', whiteSpace: 'nowrap' },
  'td[data-narrow=wide]': { order: 1, flexBasis: '100%' },
  'td[data-narrow=brief]': { flex: '1 1 9rem', '[data-detail]': { display: 'none' } },
  'td[data-narrow=none]': { display: 'none' },
  'td:last-child': { marginLeft: 'auto' },
  // visual only: screen readers still have the column headers
  'td:not([data-narrow]), td[data-narrow=wide]': {
    '&::before': {
      content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
      fontSize: theme.text.sm,
      color: theme.colors.textSoft,
    },
  },
  [`@container (min-width: ${minWidth / 16}rem)`]: {
    '&, caption, tbody, tr, tbody tr, th, td, td[data-narrow]': { display: 'revert' },
    'td[data-narrow=brief] [data-detail]': { display: 'block' },
    thead: { position: 'static', clipPath: 'none' },
    'th, td': {
      padding: `${theme.space(3)} ${theme.space(5)} ${theme.space(3)} 0`,
      borderBottom: `1px solid ${theme.colors.line}`,
      textAlign: 'left',
    },
    '[data-numeric=true]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
    '[data-numeric=true] + :not([data-numeric=true])': { paddingLeft: theme.space(8) },
    'th:last-child, td:last-child': { paddingRight: 0, textAlign: 'right' },
    // of columns whose long words may break
    'tbody th, td:not([data-numeric=true])': { minWidth: '7rem' },
    'td:not([data-narrow])::before, td[data-narrow]::before': { content: 'none' },
  },
}));
