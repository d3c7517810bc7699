import styled from '@emotion/styled';
import { changeCount } from '@glow/shared/staff';
import { Button, buttonStyle, CheckboxField, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from '../../DataTable';
import { RowButton } from '../../RowButton';
import type { Refusal } from '../kit/askStaff';
import { DetailPage } from '../kit/DetailPage';
import { Problem, Texts } from '../kit/Problem';
import { Form } from '../kit/StaffForm';
import { useSending } from '../kit/useStaff';

interface ImportRequest {
  file: string;
  /** Whether the file's stock was counted. Absent if that does not matter. */
  isCounted?: boolean;
}

interface Imported {
  changes: string[];
  changed: number;
  /** Of the first changes. Absent if the server is older. */
  products?: { name: string; image: string }[];
  /** Identifies the shown changes. Absent if the server is older. */
  plan?: string;
}

/** More changes are not shown, but all can be downloaded. */
const MAX_SHOWN = 200;

/** Tries a file, shows its problems or the changes that it would make, and applies it. */
export function ImportPage() {
  const { isSending, refusal, send } = useSending();
  const [tried, setTried] = useState<ImportRequest>();
  const [plan, setPlan] = useState<Imported>();
  const problems = refusal?.answer?.problems;
  const wrong = problems && problemTexts(problems);

  function run(request: ImportRequest, seen?: Imported) {
    void send<Imported, Imported>({
      path: 'products/import',
      body: { ...request, isDryRun: !seen, plan: seen?.plan },
      onDone(answer) {
        setPlan(seen ? undefined : answer);
        return seen && { title: 'File imported', description: changeCount(answer.changed) };
      },
      onChanged: setPlan,
      onRefused({ status, answer }) {
        // it may be applied even without an answer: a difference of stock must not be added twice
        if (![401, 403, 429].includes(status)) setPlan(undefined);
        if (answer?.code === 'uncounted') setTried({ isCounted: false, ...request });
      },
    });
  }

  function tryOut(request: ImportRequest) {
    setTried(request);
    setPlan(undefined);
    run(request);
  }

  async function choose(chosen: File | undefined) {
    // the store's refusal of an empty file says that it may be one that cannot be read
    const file = await chosen?.text().catch(() => '');
    if (file !== undefined) tryOut({ file });
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
            // so that choosing a corrected file of the same name is a change
            else event.currentTarget.value = '';
          }}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {tried?.isCounted !== undefined && (
          <CheckboxField
            label="The stock in this file was counted now"
            hint="It takes the place of the stock in the store."
            checked={tried.isCounted}
            onChange={({ target }) => isSending || tryOut({ ...tried, isCounted: target.checked })}
          />
        )}
        <p role="status">{isSending ? 'Working…' : plan && changeCount(plan.changed)}</p>
        <Problem
          refusal={refusal}
          message={wrong && `${wrong.length} ${wrong.length === 1 ? 'problem' : 'problems'}. ${refusal?.message}`}
        />
        {wrong && (
          <>
            <Texts texts={wrong} />
            <RowButton label="Download the problems" onClick={() => download(wrong, 'catalog-problems.txt')} />
          </>
        )}
        {plan && plan.changed > 0 && (
          <>
            <DataTable
              caption="Changes"
              rows={plan.changes.slice(0, MAX_SHOWN).map((change, index) => ({ change, ...plan.products?.[index] }))}
              minWidth={500}
              columns={[
                { label: 'Product', cell: ({ name }) => name, picture: ({ image = '' }) => image },
                { label: 'Change', cell: ({ change }) => change, narrow: 'wide' },
              ]}
            />
            {plan.changed > MAX_SHOWN && (
              <>
                <p>And {plan.changed - MAX_SHOWN} more.</p>
                <RowButton
                  label={`Download all ${plan.changed} changes`}
                  onClick={() => download(plan.changes, 'catalog-changes.txt')}
                />
              </>
            )}
            <Button type="submit" aria-disabled={isSending}>
              Apply
            </Button>
          </>
        )}
      </Form>
    </DetailPage>
  );
}

/** One text a line; the byte order mark tells programs that the file is UTF-8. */
function download(texts: string[], name: string) {
  const href = URL.createObjectURL(new Blob([`\uFEFF${texts.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

/** A line for each row and message, with the fields it is about. */
function problemTexts(problems: NonNullable<NonNullable<Refusal['answer']>['problems']>): string[] {
  const fields: Record<string, string[]> = {};
  for (const { row, field, message } of problems)
    (fields[`${row ? `Row ${row}: ` : ''}\n${message}`] ??= []).push(field);
  return Object.entries(fields).map(([key, names]) => {
    const [row = '', message = ''] = key.split('\n');
    const [, isNew] = /^is missing, and (.*)/.exec(message) ?? [];
    return row + (isNew ? `${isNew} and lacks ${names.join(', ')}` : `${names.join(', ')} ${message}`.trim());
  });
}

const FileField = styled(TextField)(({ theme }) => ({
  input: { padding: theme.space(2) },
  'input::file-selector-button': Object.assign(
    { marginRight: theme.space(4) },
    ...buttonStyle({ theme, variant: 'secondary', size: 'small' }),
  ),
}));
