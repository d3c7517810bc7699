import { useTheme } from '@emotion/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect(id: string): void;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls the tab list, not the page, to the selected tab. */
function bringIntoView(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs in the ARIA pattern with automatic activation: arrows, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const { colors, space, from } = useTheme();
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Alt with an arrow key is the browser's Back or Forward
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // relative to the focused tab: a selection in the URL may still be pending
    const focused = tabs.findIndex(({ id }) => document.activeElement?.id === `${base}-tab-${id}`);
    const next = STEPS[event.key]?.(focused, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${base}-tab-${tab.id}`)?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        css={{
          display: 'flex',
          gap: space(3),
          [from.tablet]: { gap: space(6) },
          overflowX: 'auto',
          borderBottom: `1px solid ${colors.line}`,
        }}
      >
        {tabs.map(({ id, label: tabLabel }) => {
          const isSelected = id === current?.id;
          return (
            <button
              key={id}
              ref={isSelected ? bringIntoView : undefined}
              id={`${base}-tab-${id}`}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={`${base}-panel-${id}`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(id)}
              css={{
                minHeight: 48,
                padding: `0 ${space(1)}`,
                border: 0,
                borderBottom: `2px solid ${isSelected ? colors.accent : 'transparent'}`,
                background: 'none',
                color: isSelected ? colors.ink : colors.textSoft,
                fontWeight: 650,
                whiteSpace: 'nowrap',
                '&:focus-visible': { outlineOffset: -3 },
              }}
            >
              {tabLabel}
            </button>
          );
        })}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${base}-panel-${current.id}`}
          aria-labelledby={`${base}-tab-${current.id}`}
          tabIndex={0}
          css={{ paddingTop: space(6) }}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
