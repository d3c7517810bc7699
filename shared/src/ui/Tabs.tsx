import styled from '@emotion/styled';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { nextByKey } from './nextByKey';

interface TabsProps {
  label: string;
  tabs: { id: string; label: string; content: ReactNode }[];
  selected: string;
  onSelect(id: string): void;
}

/** Scrolls the tab list, not the page, to the selected tab. */
function bringIntoView(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs in the ARIA pattern with automatic activation: arrows, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    // relative to the focused tab: a selection in the URL may still be pending
    const focused = buttons.indexOf(event.target as HTMLButtonElement);
    const next = buttons[nextByKey(event, focused, buttons.length) ?? -1];
    next?.click();
    next?.focus();
  }

  return (
    <div>
      <TabList role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map(({ id, label: tabLabel }) => {
          const isSelected = id === current?.id;
          return (
            <TabButton
              key={id}
              ref={isSelected ? bringIntoView : undefined}
              id={`${base}-tab-${id}`}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={`${base}-panel-${id}`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              {tabLabel}
            </TabButton>
          );
        })}
      </TabList>
      {current && (
        <TabPanel
          role="tabpanel"
          id={`${base}-panel-${current.id}`}
          aria-labelledby={`${base}-tab-${current.id}`}
          tabIndex={0}
        >
          {current.content}
        </TabPanel>
      )}
    </div>
  );
}

/** On phones from edge to edge with faded ends, so that shoppers see that the list goes on. */
const TabList = styled.div(({ theme }) => {
  const gutter = theme.pageMargin;
  return {
    display: 'flex',
    gap: theme.space(2),
    fontSize: theme.text.md,
    overflowX: 'auto',
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    WebkitMaskImage: `linear-gradient(to right, transparent, black ${gutter} calc(100% - ${gutter}), transparent)`,
    maskImage: `linear-gradient(to right, transparent, black ${gutter} calc(100% - ${gutter}), transparent)`,
    [theme.from.tablet]: {
      gap: theme.space(6),
      marginInline: 0,
      paddingInline: 0,
      WebkitMaskImage: 'none',
      maskImage: 'none',
    },
  };
});

const TabButton = styled.button(({ theme }) => ({
  minHeight: '3rem',
  padding: `0 ${theme.space(1)}`,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: theme.colors.textSoft,
  fontWeight: theme.weight.semibold,
  whiteSpace: 'nowrap',
  '&[aria-selected=true]': { borderBottomColor: theme.colors.accent, color: theme.colors.ink },
  '&:focus-visible': { outlineOffset: -3 },
}));

const TabPanel = styled.div(({ theme }) => ({
  paddingTop: theme.space(6),
  borderTop: `1px solid ${theme.colors.line}`,
}));
