import styled from '@emotion/styled';
import { changeCount } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, buttonStyle, CheckboxField, TextField, useTimer } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from '../../DataTable';
import { RowButton } from '../../RowButton';
import { Refusal } from '../kit/askStaff';
import { DetailPage } from '../kit/DetailPage';
import { download } from '../kit/download';
import { Problem, Texts } from '../kit/Problem';
import { Form } from '../kit/StaffForm';
import { SAVED, useSending, useStaff } from '../kit/useStaff';

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
  /** As in `IDLE`. Absent if the server is older, which has applied all. */
  waiting?: number;
}

/** More changes are not shown, but all can be downloaded. */
const MAX_SHOWN = 200;
const POLL_MS = 1000;
/** `waiting` products are not applied yet, `problems` tell which changes could not be, also of earlier imports. */
const IDLE = { waiting: 0, problems: [] as string[] };

/** Tries a file, shows its problems or the changes that it would make, and applies it; shows how far an import is. */
export function ImportPage() {
  const toast = useToast();
  const { isSending, refusal, send } = useSending();
  const { answer, isLoading, reload, replace } = useStaff<Partial<typeof IDLE>>('products/import');
  const progress = { ...IDLE, ...answer };
  const { waiting, problems } = progress;
  /** As this page saw it first; `IDLE` if nothing is being applied. */
  const [first, setFirst] = useState(IDLE);
  if (waiting > first.waiting) setFirst(progress);
  const isApplying = first.waiting > 0;
  const applied = first.waiting - waiting;
  const isBusy = isSending || isApplying;
  const [tried, setTried] = useState<ImportRequest>();
  const [plan, setPlan] = useState<Imported>();
  const wrong = refusal?.answer?.problems && problemTexts(refusal.answer.problems);

  useTimer(isApplying && !isLoading ? first : undefined, waiting > 0 ? POLL_MS : 0, () => {
    if (waiting > 0) return reload();
    setFirst(IDLE);
    window.dispatchEvent(new Event(SAVED));
    if (problems.length <= first.problems.length)
      toast({ title: 'File imported', description: changeCount(first.waiting) });
  });

  function run(request: ImportRequest, seen?: Imported) {
    void send<Imported, Imported>({
      path: 'products/import',
      body: { ...request, isDryRun: !seen, plan: seen?.plan },
      onDone(answer) {
        setPlan(seen ? undefined : answer);
        if (!seen) return;
        setFirst({ ...progress, waiting: answer.changed });
        replace({ ...progress, waiting: answer.waiting ?? 0 });
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
          aria-disabled={isBusy}
          onClick={(event) => {
            if (isBusy) event.preventDefault();
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
            onChange={({ target }) => isBusy || tryOut({ ...tried, isCounted: target.checked })}
          />
        )}
        <p role="status">
          {isSending ? 'Working…' : isApplying ? 'An import is being applied.' : plan && changeCount(plan.changed)}
        </p>
        {isApplying && (
          <p>
            <Progress aria-label="Applied products" max={first.waiting} value={applied} />
            <br />
            {`${applied.toLocaleString('en-US')} of ${first.waiting.toLocaleString('en-US')} products applied`}
          </p>
        )}
        {problems.length > 0 && (
          <Problem refusal={new Refusal(409)} message="Some changes could not be applied." details={problems} />
        )}
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

const Progress = styled.progress(({ theme }) => ({ width: 'min(100%, 24rem)', accentColor: theme.colors.accent }));
