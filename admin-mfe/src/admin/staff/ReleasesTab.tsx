import type { ErrorRow, ReleaseRow } from '@glow/shared/staff';
import { EmptyState, Skeleton } from '@glow/shared/ui';
import type { ComponentProps } from 'react';
import { DataTable, TwoLines } from '../DataTable';
import { List } from '../FilteredList';
import { formatMoment } from './formatMoment';
import { LongText } from './LongText';
import { Problem } from './Problem';
import { useStaff } from './useStaff';

/** The builds that shoppers get, and what failed in pages. */
export function ReleasesTab() {
  return (
    <List>
      <ReadOnlyTable<ReleaseRow>
        name="releases"
        caption="Releases"
        empty="No release is live"
        columns={[
          { label: 'Package', cell: (row) => row.package },
          { label: 'Build', cell: ({ build, version }) => <TwoLines detail={version}>{build ?? '—'}</TwoLines> },
          { label: 'Since', cell: ({ since }) => (since ? formatMoment(since) : '—') },
          { label: 'Canary', cell: ({ canary }) => (canary ? `${canary.build}, ${canary.share}%` : '—') },
          { label: 'State', cell: ({ isOff }) => (isOff ? 'Off' : 'On') },
        ]}
      />
      <ReadOnlyTable<ErrorRow>
        name="errors"
        caption="Errors"
        empty="No errors in the last 28 days"
        columns={[
          { label: 'Package', cell: (row) => <TwoLines detail={row.build}>{row.package}</TwoLines> },
          {
            label: 'Message',
            cell: ({ message, phase }) => (
              <TwoLines detail={phase}>
                <LongText>{message}</LongText>
              </TwoLines>
            ),
            isWide: true,
          },
          { label: 'Times', cell: ({ count }) => count, isNumeric: true, isBeside: true },
          { label: 'First', cell: ({ firstAt }) => formatMoment(firstAt) },
          { label: 'Last', cell: ({ lastAt }) => formatMoment(lastAt) },
        ]}
      />
    </List>
  );
}

interface ReadOnlyTableProps<Row> extends Pick<ComponentProps<typeof DataTable<Row>>, 'caption' | 'columns'> {
  /** The address of the API, and the field of its answer. */
  name: string;
  empty: string;
}

function ReadOnlyTable<Row>({ name, caption, columns, empty }: ReadOnlyTableProps<Row>) {
  const { answer, refusal, reload } = useStaff<Record<string, Row[]>>(name);
  const rows = answer?.[name];
  if (refusal) return <Problem refusal={refusal} onRetry={reload} />;
  if (!rows) return <Skeleton height={280} role="progressbar" aria-label="Loading" />;
  if (rows.length === 0) return <EmptyState heading={empty}>There is nothing to show.</EmptyState>;
  const keys = new Map(rows.map((row, index) => [row, String(index)]));
  return (
    <DataTable caption={caption} rows={rows} minWidth={690} keyOf={(row) => keys.get(row) ?? ''} columns={columns} />
  );
}
