import styled from '@emotion/styled';
import { Button, buttonStyle, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from '../DataTable';
import { DetailPage } from './DetailPage';
import { Problem, Texts } from './Problem';
import { Form } from './StaffForm';
import { useSending } from './useStaff';

interface Imported {
  /** The first 200. */
  changes: string[];
  changed: number;
}

/** Tries a file with products, tells its problems or what would change, and applies it. */
export function ImportPage() {
  const { isSending, refusal, send } = useSending();
  const [file, setFile] = useState('');
  const [plan, setPlan] = useState<Imported>();
  const problems = refusal?.answer?.problems;

  function run(text: string, isDryRun: boolean) {
    void send<Imported, never>({
      path: 'products/import',
      body: { file: text, isDryRun },
      onDone(answer) {
        setPlan(isDryRun ? answer : undefined);
        return isDryRun ? undefined : { title: 'File imported', description: countOf(answer.changed) };
      },
    });
  }

  async function tryOut(chosen: File | undefined) {
    setPlan(undefined);
    const text = await chosen?.text();
    if (text === undefined) return;
    setFile(text);
    run(text, true);
  }

  return (
    <DetailPage param="import" back="All products" heading="Import products">
      <Form
        gap={6}
        aria-label="Import a file"
        onSubmit={(event) => {
          event.preventDefault();
          run(file, false);
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
        {problems && (
          <DataTable
            caption="Problems"
            rows={problems}
            minWidth={500}
            columns={[
              { label: 'Row', cell: ({ row }) => row ?? '—' },
              { label: 'Message', cell: ({ message }) => message, isWide: true },
              { label: 'Field', cell: ({ field }) => field || '—' },
            ]}
          />
        )}
        {plan && (
          <>
            <Texts texts={plan.changes} />
            {plan.changed > plan.changes.length && <p>And {plan.changed - plan.changes.length} more.</p>}
            {plan.changed > 0 && (
              <Button type="submit" aria-disabled={isSending}>
                Apply
              </Button>
            )}
          </>
        )}
      </Form>
    </DetailPage>
  );
}

function countOf(count: number): string {
  return count === 0 ? 'Nothing is different.' : `${count} ${count === 1 ? 'product changes' : 'products change'}.`;
}

const FileField = styled(TextField)(({ theme }) => ({
  input: { padding: theme.space(2) },
  'input::file-selector-button': Object.assign(
    { marginRight: theme.space(4) },
    ...buttonStyle({ theme, variant: 'secondary', size: 'small' }),
  ),
}));
