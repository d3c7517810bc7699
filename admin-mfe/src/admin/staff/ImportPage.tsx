import styled from '@emotion/styled';
import { Button, buttonStyle, CheckboxField, Row, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from '../DataTable';
import { DetailPage } from './DetailPage';
import { Problem, Texts } from './Problem';
import { Form } from './StaffForm';
import { useSending } from './useStaff';

interface Request {
  file: string;
  isCounted: boolean;
}

interface Imported {
  changes: string[];
  changed: number;
  /** Names what is shown. Absent if the server is older. */
  plan?: string;
}

/** Changes that are shown; all can be downloaded. */
const MAX_SHOWN = 200;

/** Tries a file with products, tells its problems or what would change, and applies it. */
export function ImportPage() {
  const { isSending, refusal, send } = useSending();
  const [tried, setTried] = useState<Request>();
  const [canBeCounted, setCanBeCounted] = useState(false);
  const [plan, setPlan] = useState<Imported>();
  const [done, setDone] = useState('');
  const { code, problems } = refusal?.answer ?? {};

  function run(request: Request, seen?: Imported) {
    void send<Imported, Imported>({
      path: 'products/import',
      body: { ...request, isDryRun: !seen, plan: seen?.plan },
      onDone(answer) {
        setPlan(seen ? undefined : answer);
        setDone(seen ? countOf(answer.changed, 'was changed', 'were changed') : '');
        return seen && { title: 'File imported' };
      },
      onChanged: setPlan,
      onRefused({ answer }) {
        if (answer?.problems) setPlan(undefined);
        if (answer?.code === 'uncounted') setCanBeCounted(true);
      },
    });
  }

  function tryOut(request: Request) {
    setTried(request);
    setPlan(undefined);
    setDone('');
    run(request);
  }

  async function choose(chosen: File | undefined) {
    const file = await chosen?.text();
    if (file === undefined) return;
    setCanBeCounted(false);
    tryOut({ file, isCounted: false });
  }

  return (
    <DetailPage param="import" back="All products" heading="Import products">
      <Form
        gap={6}
        aria-label="Import a file"
        onSubmit={(event) => {
          event.preventDefault();
          if (tried && plan) run(tried, plan);
        }}
      >
        <FileField
          type="file"
          label="CSV or JSON file"
          hint="At most 20 MB. Nothing changes before you apply it. Products that the file does not name stay as they are."
          accept=".csv,.json,text/csv,application/json"
          aria-disabled={isSending}
          onClick={(event) => {
            if (isSending) event.preventDefault();
            // a file that was mended is chosen anew
            else event.currentTarget.value = '';
          }}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {tried && canBeCounted && (
          <CheckboxField
            label="The stock in this file was counted now"
            hint="It takes the place of the stock in the store."
            checked={tried.isCounted}
            onChange={({ target }) => isSending || tryOut({ ...tried, isCounted: target.checked })}
          />
        )}
        <p role="status">{isSending ? 'Working…' : plan ? countOf(plan.changed, 'changes', 'change') : done}</p>
        <Problem
          refusal={refusal}
          message={code === 'changed' && 'Something was changed meanwhile. Check what the file changes now.'}
        />
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
            <Texts texts={plan.changes.slice(0, MAX_SHOWN)} />
            {plan.changed > MAX_SHOWN && (
              <More gap={4}>
                <span>And {plan.changed - MAX_SHOWN} more.</span>
                <Button type="button" variant="secondary" size="small" onClick={() => download(plan.changes)}>
                  Download all changes
                </Button>
              </More>
            )}
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

function countOf(count: number, ofOne: string, ofSeveral: string): string {
  if (count === 0) return 'Nothing is different.';
  return count === 1 ? `1 product ${ofOne}.` : `${count} products ${ofSeveral}.`;
}

/** Saves the changes as a text, one in a line, with a mark by which programs know UTF-8. */
function download(changes: string[]) {
  const href = URL.createObjectURL(new Blob([`\uFEFF${changes.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: 'catalog-changes.txt' }).click();
}

const More = styled(Row)({ alignItems: 'center' });

const FileField = styled(TextField)(({ theme }) => ({
  input: { padding: theme.space(2) },
  'input::file-selector-button': Object.assign(
    { marginRight: theme.space(4) },
    ...buttonStyle({ theme, variant: 'secondary', size: 'small' }),
  ),
}));
