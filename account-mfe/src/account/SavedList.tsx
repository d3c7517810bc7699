import styled from '@emotion/styled';
import { useAnnounce, type LazyComponent } from '@glow/shared/app';
import type { User } from '@glow/shared/auth';
import { ownSamples, type Saved, type UserCollection } from '@glow/shared/customer';
import { Button, Modal, Row, SectionHeading, Skeleton, UndoLine, type UndoableEdit, Stack } from '@glow/shared/ui';
import { Plus } from '@glow/shared/icons';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExamplesProps } from './Examples';
import { LazyExamples } from './LazyExamples';
import { SavedCard } from './SavedCard';

/** Without `entry` the form adds one. */
export interface EntryFormProps<Details extends object> {
  entry?: Saved<string, Details>;
  onSave(details: Details): void;
  onCancel(): void;
}

interface ListProps<Details extends object> {
  user: User;
  heading: string;
  intro: string;
  /** Noun for one entry, for example 'address'. */
  kind: string;
  own: UserCollection<string, Details>;
  samples: readonly Saved<string, Details>[];
  what: ExamplesProps['what'];
  /** What distinguishes an entry, for example 'ending in 4242'. */
  nameOf(entry: Details): string;
  render(entry: Details): ReactNode;
  EntryForm: LazyComponent<EntryFormProps<Details>>;
}

/** The account's own entries, which the shopper can change, then the samples (ACC-5, ACC-13). */
export function SavedList<Details extends object>(props: ListProps<Details>) {
  const { user, own, samples, nameOf, render, EntryForm, ...texts } = props;
  type Entry = Saved<string, Details>;
  const [entries, setEntries] = useState(() => own.list(user.id));
  const [form, setForm] = useState<{ entry?: Entry }>();
  const [lastRemoved, setLastRemoved] = useState<UndoableEdit>();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const labelOf = (entry: Entry) => `${texts.kind} ${nameOf(entry)}`;
  const isFull = entries.length >= own.most;
  const hasOwnDefault = entries.some(({ isDefault }) => isDefault);

  useEffect(() => own.onChange(() => setEntries(own.list(user.id))), [own, user.id]);

  /** Moves the focus, because the clicked button may be gone. */
  function refresh() {
    setEntries(own.list(user.id));
    headingElement.current?.focus();
  }

  function remove(entry: Entry) {
    own.remove(user.id, entry.id);
    setLastRemoved({ message: [`Removed ${texts.kind} `, nameOf(entry), '.'], undo: () => restore(entry) });
    refresh();
  }

  function restore(entry: Entry) {
    const others = own.list(user.id).map(({ id }) => id);
    own.add(user.id, entry);
    const restored = own.list(user.id).find(({ id }) => !others.includes(id));
    if (restored && entry.isDefault) own.makeDefault(user.id, restored.id);
    setLastRemoved(undefined);
    refresh();
  }

  function makeDefault(entry: Entry) {
    own.makeDefault(user.id, entry.id);
    announce(`Default: ${labelOf(entry)}`);
    refresh();
  }

  function save(details: Details) {
    if (form?.entry) own.update(user.id, form.entry.id, details);
    else own.add(user.id, details);
    setEntries(own.list(user.id));
    setForm(undefined);
    announce(`Saved your ${texts.kind}`);
  }

  function sampleCard(entry: Entry, tag: 'Sample' | 'Example', isDefault: boolean) {
    return (
      <SavedCard key={entry.id} name={labelOf(entry)} isDefault={isDefault} tag={tag}>
        {render(entry)}
      </SavedCard>
    );
  }

  return (
    <Stack gap={6}>
      <Header gap={4}>
        <Intro gap={2}>
          <SectionHeading ref={headingElement} tabIndex={-1}>
            {texts.heading}
          </SectionHeading>
          <p>{isFull ? `You can keep ${own.most} at most: remove one to add another.` : texts.intro}</p>
        </Intro>
        <Button
          type="button"
          variant="secondary"
          size="small"
          onPointerEnter={EntryForm.preload}
          aria-disabled={isFull}
          onClick={() => isFull || setForm({})}
        >
          <Plus size={16} aria-hidden="true" />
          Add {texts.kind}
        </Button>
      </Header>
      <ListedEntries gap={4} role="list">
        {entries.map((entry) => (
          <SavedCard
            key={entry.id}
            name={labelOf(entry)}
            isDefault={entry.isDefault}
            tag="This device"
            actions={{
              Edit: () => setForm({ entry }),
              Remove: () => remove(entry),
              ...(!entry.isDefault && { 'Make default': () => makeDefault(entry) }),
            }}
          >
            {render(entry)}
          </SavedCard>
        ))}
        {ownSamples(user, samples).map((entry) => sampleCard(entry, 'Sample', entry.isDefault && !hasOwnDefault))}
      </ListedEntries>
      <UndoLine last={lastRemoved} onUndo={(undo) => undo()} onExpire={() => setLastRemoved(undefined)} />
      <LazyExamples
        user={user}
        what={texts.what}
        isEmpty={entries.length === 0}
        onHide={() => headingElement.current?.focus()}
      >
        <EntryList gap={4} role="list">
          {samples.map((entry) => sampleCard(entry, 'Example', false))}
        </EntryList>
      </LazyExamples>
      <Modal
        isOpen={form !== undefined}
        onClose={() => setForm(undefined)}
        heading={`${form?.entry ? 'Edit' : 'Add'} ${texts.kind}`}
      >
        <FormArea>
          <Suspense fallback={<Skeleton height="26.25rem" />}>
            <EntryForm entry={form?.entry} onSave={save} onCancel={() => setForm(undefined)} />
          </Suspense>
        </FormArea>
      </Modal>
    </Stack>
  );
}

const Header = styled(Row)({ alignItems: 'flex-end', justifyContent: 'space-between' });

const Intro = styled(Stack)(({ theme }) => ({
  '& > h2': { outline: 'none' },
  '& > p': { color: theme.colors.textSoft },
}));

const EntryList = styled(Stack.withComponent('ul'))({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

/** Leaves room for the undo line. */
const ListedEntries = styled(EntryList)(({ theme }) => ({
  marginBottom: theme.space(8),
  '&:empty': { display: 'none' },
}));

const FormArea = styled.div(({ theme }) => ({ padding: theme.space(6) }));
