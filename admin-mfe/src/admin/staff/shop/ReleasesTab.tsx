import type { ErrorRow, ReleaseRow } from '@glow/shared/staff';
import { DataTable, type DataTableProps } from '../../DataTable';
import { Heading } from '../../FilteredList';
import { Stack } from '../../Panel';
import { formatMoment } from '../kit/formatMoment';
import { NoAnswer } from '../kit/Problem';
import { useStaff } from '../kit/useStaff';

export function ReleasesTab() {
  return (
    <Stack gap={8}>
      <AllRows<ReleaseRow>
        name="releases"
        caption="Releases"
        empty="No release is live."
        columns={[
          { label: 'Package', cell: (row) => row.package },
          { label: 'Build', cell: ({ build = '—' }) => build, detail: ({ version }) => version },
          {
            label: 'Since',
            cell: ({ since, build }) => (since ? formatMoment(since) : build ? 'The start of the server' : '—'),
          },
          { label: 'Canary', cell: ({ canary }) => (canary ? `${canary.build}, ${canary.share}%` : 'None') },
          { label: 'State', cell: ({ isOff }) => (isOff ? 'Off' : 'On') },
        ]}
      />
      <AllRows<ErrorRow>
        name="errors"
        caption="Errors"
        empty="No errors in the last 28 days."
        columns={[
          { label: 'Package', cell: (row) => row.package, detail: ({ build }) => build },
          { label: 'Message', cell: ({ message }) => message, detail: ({ phase }) => phase, narrow: 'wide' },
          { label: 'Times', cell: ({ count }) => count, isNumeric: true, narrow: 'beside' },
          { label: 'First', cell: ({ firstAt }) => formatMoment(firstAt) },
          { label: 'Last', cell: ({ lastAt }) => formatMoment(lastAt) },
        ]}
      />
    </Stack>
  );
}

interface AllRowsProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'minWidth'> {
  /** Both the path of the API and the field of its answer. */
  name: string;
  empty: string;
}

function AllRows<Row>({ name, empty, ...table }: AllRowsProps<Row>) {
  const loaded = useStaff<Record<string, Row[]>>(name);
  const rows = loaded.answer?.[name];
  if (!rows) return <NoAnswer of={loaded} height={280} />;
  if (rows.length > 0) return <DataTable {...table} rows={rows} minWidth={690} />;
  return (
    <Stack gap={2}>
      <Heading>{table.caption}</Heading>
      <p>{empty}</p>
    </Stack>
  );
}
