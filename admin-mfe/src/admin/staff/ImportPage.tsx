import styled from '@emotion/styled';
import { useToast } from '@glow/shared/toast';
import { Button, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from '../DataTable';
import type { FileProblem } from './askStaff';
import { DetailPage } from './DetailPage';
import { Problem } from './Problem';
import { Form, Texts } from './Form';
import { useSending } from './useStaff';

interface Imported {
  /** The first 200. */
  changes: string[];
  changed: number;
}

/** Tries a file with products, tells its problems or what would change, and applies it. */
export function ImportPage({ onSaved }: { onSaved(): void }) {
  const { isSending, refusal, send } = useSending();
  const toast = useToast();
  const [file, setFile] = useState('');
  const [plan, setPlan] = useState<Imported>();
  const problems = refusal?.answer?.problems;

  async function tryOut(chosen: File | undefined) {
    setPlan(undefined);
    if (!chosen) return;
    const text = await chosen.text();
    setFile(text);
    await send<Imported>({ path: 'products/import', body: { file: text, isDryRun: true }, onDone: setPlan });
  }

  function apply() {
    void send<Imported>({
      path: 'products/import',
      body: { file, isDryRun: false },
      onDone({ changed }) {
        toast({ title: 'File imported', description: countOf(changed) });
        setPlan(undefined);
        onSaved();
      },
    });
  }

  return (
    <DetailPage param="import" back="All products" heading="Import products">
      <Form
        aria-label="Import a file"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <FileField
          type="file"
          label="CSV or JSON file"
          hint="At most 20 MB. Nothing changes before you apply it. Products that the file does not name stay as they are."
          accept=".csv,.json,text/csv,application/json"
          onChange={(event) => void tryOut(event.target.files?.[0])}
        />
        <p role="status">{isSending ? 'Working…' : plan && countOf(plan.changed)}</p>
        <Problem refusal={refusal} />
        {problems && <ProblemTable problems={problems} />}
        {plan && <Texts texts={plan.changes} />}
        {plan && plan.changed > plan.changes.length && <p>And {plan.changed - plan.changes.length} more.</p>}
        {plan && plan.changed > 0 && (
          <Button type="submit" aria-disabled={isSending}>
            Apply
          </Button>
        )}
      </Form>
    </DetailPage>
  );
}

function countOf(count: number): string {
  return count === 0 ? 'Nothing is different.' : `${count} ${count === 1 ? 'product changes' : 'products change'}.`;
}

function ProblemTable({ problems }: { problems: readonly FileProblem[] }) {
  return (
    <DataTable
      caption="Problems"
      rows={problems.map((problem, index) => ({ ...problem, index }))}
      minWidth={500}
      keyOf={({ index }) => String(index)}
      columns={[
        { label: 'Row', cell: ({ row }) => row ?? '—' },
        { label: 'Message', cell: ({ message }) => message, isWide: true },
        { label: 'Field', cell: ({ field }) => field || '—' },
      ]}
    />
  );
}

const FileField = styled(TextField)(({ theme }) => ({
  input: { padding: theme.space(2) },
  'input::file-selector-button': {
    marginRight: theme.space(4),
    padding: `${theme.space(1.5)} ${theme.space(4)}`,
    border: `1px solid ${theme.colors.lineStrong}`,
    borderRadius: theme.radius.small,
    background: theme.colors.background,
    color: theme.colors.ink,
    font: 'inherit',
    cursor: 'pointer',
  },
}));
