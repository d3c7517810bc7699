import styled from '@emotion/styled';
import { changeCount } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, buttonStyle, CheckboxField, TextField, useTimer } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from '../../DataTable';
import { RowButton } from '../../RowButton';
import { Refusal } from '../kit/askStaff';
import { DetailPage } from '../kit/DetailPage';
import { Problem, Texts } from '../kit/Problem';
import { Form } from '../kit/StaffForm';
import { SAVED, useSending, useStaff } from '../kit/useStaff';
import { problemTexts } from './problemTexts';

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
  /** As in `Progress`. Absent if the server is older, which has applied all. */
  waiting?: number;
}

interface Progress {
  /** The number of products that are not applied yet. */
  waiting: number;
  /** Why changes could not be applied, also of earlier imports. */
  problems: string[];
}

/** More changes are not shown, but all can be downloaded. */
const MAX_SHOWN = 200;
const POLL_MS = 1000;

/** Tries a file, shows its problems or the changes that it would make, and applies it; shows how far an import is. */
export function ImportPage() {
  const toast = useToast();
  const { isSending, refusal, send } = useSending();
  const {
    answer: { waiting = 0, problems: unapplied = [] } = {},
    isLoading,
    reload,
    replace,
  } = useStaff<Partial<Progress>>('products/import');
  /** As this page saw it first; absent if nothing is being applied. */
  const [first, setFirst] = useState<Progress>();
  if (waiting > (first?.waiting ?? 0)) setFirst({ waiting, problems: unapplied });
  const isBusy = isSending || first !== undefined;
  const [tried, setTried] = useState<ImportRequest>();
  const [plan, setPlan] = useState<Imported>();
  const problems = refusal?.answer?.problems;
  const wrong = problems && problemTexts(problems);

  useTimer(isLoading ? undefined : first, waiting > 0 ? POLL_MS : 0, () => {
    if (!first || waiting > 0) return reload();
    setFirst(undefined);
    window.dispatchEvent(new Event(SAVED));
    if (unapplied.length <= first.problems.length) toast(doneWith(first.waiting));
  });

  function run(request: ImportRequest, seen?: Imported) {
    void send<Imported, Imported>({
      path: 'products/import',
      body: { ...request, isDryRun: !seen, plan: seen?.plan },
      onDone(answer) {
        setPlan(seen ? undefined : answer);
        if (answer.waiting) replace({ waiting: answer.waiting, problems: unapplied });
        return seen && !answer.waiting ? doneWith(answer.changed) : undefined;
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
          {isSending ? 'Working…' : first ? 'An import is being applied.' : plan && changeCount(plan.changed)}
        </p>
        {first && (
          <>
            <progress aria-label="Applied products" max={first.waiting} value={first.waiting - waiting} />
            <p>
              {(first.waiting - waiting).toLocaleString('en-US')} of {first.waiting.toLocaleString('en-US')} products
              applied
            </p>
          </>
        )}
        {unapplied.length > 0 && (
          <Problem refusal={new Refusal(409)} message="Some changes could not be applied." details={unapplied} />
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

const doneWith = (count: number) => ({ title: 'File imported', description: changeCount(count) });

/** One text a line; the byte order mark tells programs that the file is UTF-8. */
function download(texts: string[], name: string) {
  const href = URL.createObjectURL(new Blob([`\uFEFF${texts.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
}

const FileField = styled(TextField)(({ theme }) => ({
  input: { padding: theme.space(2) },
  'input::file-selector-button': Object.assign(
    { marginRight: theme.space(4) },
    ...buttonStyle({ theme, variant: 'secondary', size: 'small' }),
  ),
}));
