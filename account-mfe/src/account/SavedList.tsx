import { useTheme } from '@emotion/react';
import { useAnnounce, type LazyComponent } from '@glow/shared/app';
import { Button, Modal, SectionHeading, Skeleton, UndoLine, type UndoableEdit } from '@glow/shared/ui';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { SavedCard } from './SavedCard';

/** An address or a card of the account. */
interface Entry {
  id: string;
  isDefault: boolean;
}

/** Props of an entry's form; without `entry` it creates one. */
export interface EntryFormProps<T extends Entry> {
  entry?: T;
  onSaved(): void;
  onCancel(): void;
}

/** The shopper's entries stored on this device, and functions to change them. */
interface OwnEntries<T extends Entry> {
  list(): T[];
  save(entry: T): void;
  remove(id: string): void;
  makeDefault(id: string): void;
}

interface SavedListProps<T extends Entry> {
  heading: string;
  intro: string;
  /** Noun for one entry, for example 'address'. */
  kind: string;
  own: OwnEntries<T>;
  samples: readonly T[];
  /** Text that distinguishes an entry, for example 'card ending in 4242'. */
  nameOf(entry: T): string;
  render(entry: T): ReactNode;
  EntryForm: LazyComponent<EntryFormProps<T>>;
}

/** Saved entries of the account: the shopper's own first (add, edit, remove, set default), then the read-only samples (ACC-5). */
export function SavedList<T extends Entry>({
  heading,
  intro,
  kind,
  own,
  samples,
  nameOf,
  render,
  EntryForm,
}: SavedListProps<T>) {
  const [entries, setEntries] = useState(() => own.list());
  const [form, setForm] = useState<{ entry?: T }>();
  const [lastRemoved, setLastRemoved] = useState<UndoableEdit>();
  const headingElement = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const { colors, space, from } = useTheme();
  const hasOwnDefault = entries.some(({ isDefault }) => isDefault);

  /** Updates the list; moves the focus, because the clicked button may be gone. */
  function showAgain() {
    setEntries(own.list());
    headingElement.current?.focus();
  }

  function remove(entry: T) {
    own.remove(entry.id);
    setLastRemoved({ message: `Removed ${nameOf(entry)}.`, undo: () => putBack(entry) });
    showAgain();
  }

  function putBack(entry: T) {
    const others = own.list().map(({ id }) => id);
    own.save(entry);
    const back = own.list().find(({ id }) => !others.includes(id));
    if (back && entry.isDefault) own.makeDefault(back.id);
    setLastRemoved(undefined);
    showAgain();
  }

  function makeDefault(entry: T) {
    own.makeDefault(entry.id);
    announce(`Default: ${nameOf(entry)}`);
    showAgain();
  }

  function handleSaved() {
    setEntries(own.list());
    setForm(undefined);
    announce(`Saved your ${kind}`);
  }

  return (
    <div css={{ display: 'grid', gap: space(6) }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: space(4),
        }}
      >
        <div css={{ display: 'grid', gap: space(2) }}>
          <SectionHeading ref={headingElement} tabIndex={-1} css={{ outline: 'none' }}>
            {heading}
          </SectionHeading>
          <p css={{ color: colors.textSoft }}>{intro}</p>
        </div>
        <Button
          type="button"
          variant="secondary"
          size="small"
          onPointerEnter={EntryForm.preload}
          onClick={() => setForm({})}
        >
          <Plus size={16} aria-hidden="true" />
          Add {kind}
        </Button>
      </div>
      <ul
        role="list"
        css={{
          display: 'grid',
          gap: space(4),
          marginBottom: space(8),
          [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
          [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {entries.map((entry) => (
          <SavedCard
            key={entry.id}
            name={nameOf(entry)}
            isDefault={entry.isDefault}
            tag="This device"
            actions={{
              onEdit: () => setForm({ entry }),
              onRemove: () => remove(entry),
              onMakeDefault: () => makeDefault(entry),
            }}
          >
            {render(entry)}
          </SavedCard>
        ))}
        {samples.map((entry) => (
          <SavedCard key={entry.id} name={nameOf(entry)} isDefault={entry.isDefault && !hasOwnDefault} tag="Sample">
            {render(entry)}
          </SavedCard>
        ))}
      </ul>
      <UndoLine last={lastRemoved} onUndo={(undo) => undo()} onExpire={() => setLastRemoved(undefined)} />
      <Modal
        isOpen={form !== undefined}
        onClose={() => setForm(undefined)}
        heading={form?.entry ? `Edit ${kind}` : `Add ${kind}`}
      >
        <div css={{ padding: space(6) }}>
          <Suspense fallback={<Skeleton height={420} />}>
            <EntryForm entry={form?.entry} onSaved={handleSaved} onCancel={() => setForm(undefined)} />
          </Suspense>
        </div>
      </Modal>
    </div>
  );
}
