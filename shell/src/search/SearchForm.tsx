import styled from '@emotion/styled';
import { lazyComponent, useIsHydrated } from '@glow/shared/app';
import { useNavigate } from '@glow/shared/router';
import { IconButton } from '@glow/shared/ui';
import { Search } from 'lucide-react';
import { Suspense, useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useDisclosure } from '../components/useDisclosure';
import { RESULTS, resultsUrl } from './resultsUrl';

// without its chunk it is a plain search box; the next focus tries again
const SuggestionList = lazyComponent(
  async () => (await import(/* webpackChunkName: "suggestions" */ './SuggestionList')).SuggestionList,
  { fallback: () => null },
);

/**
 * The header's search box (NAV-14). Enter opens the matching products, without JavaScript too.
 * Once hydrated it is a combobox whose suggestions are loaded on first focus.
 */
export function SearchForm() {
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const [isActive, setIsActive] = useState(false);
  const [hasList, setHasList] = useState(false);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useDisclosure();
  const [activeId, setActiveId] = useState<string>();
  const isExpanded = isOpen && hasList && text.trim() !== '';

  function updateText(query: string) {
    setText(query);
    setActiveId(undefined);
    setIsOpen(true);
  }

  function clear() {
    form.current?.reset();
    setText('');
    setActiveId(undefined);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q'));
    if (!query.trim()) return;
    clear();
    void navigate(resultsUrl(query));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const action = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (action?.()) event.preventDefault();
  }

  /** Actions of the navigation keys; each returns whether it handled the key. */
  const keys: Record<string, (() => boolean) | undefined> = {
    ArrowDown: () => moveSelection(1),
    ArrowUp: () => moveSelection(-1),
    Enter: () => {
      // none where other suggestions have replaced the active one
      const option = isExpanded && document.getElementById(activeId ?? '');
      if (option) option.click();
      return Boolean(option);
    },
    Escape: () => {
      if (isExpanded) setIsOpen(false);
      else if (text) clear();
      else return false;
      setActiveId(undefined);
      return true;
    },
  };

  function moveSelection(step: number): boolean {
    if (!isExpanded) {
      setIsOpen(true);
      return text.trim() !== '';
    }
    const options = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])];
    const activeIndex = options.findIndex(({ id }) => id === activeId);
    // the typed text itself is between the last and the first option
    const next = options[activeIndex < 0 && step < 0 ? options.length - 1 : activeIndex + step];
    setActiveId(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (form.current?.contains(relatedTarget)) return;
    setIsOpen(false);
    setIsActive(false);
  }

  return (
    <Form ref={form} role="search" action={RESULTS} onSubmit={handleSubmit} onBlur={handleBlur}>
      <SearchInput
        type="search"
        name="q"
        aria-label="Search products"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => setIsActive(true)}
        onInput={({ currentTarget }) => updateText(currentTarget.value)}
        onKeyDown={handleKeyDown}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isExpanded,
          'aria-controls': isExpanded ? listId : undefined,
          'aria-activedescendant': isExpanded ? activeId : undefined,
        })}
      />
      <SubmitButton type="submit" aria-label="Search">
        <Search size={19} strokeWidth={1.5} aria-hidden="true" />
      </SubmitButton>
      {isActive && (
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            text={isOpen ? text : ''}
            activeId={activeId}
            onChoose={clear}
            onShow={setHasList}
          />
        </Suspense>
      )}
    </Form>
  );
}

const Form = styled.form({ position: 'relative', width: '100%' });

const SearchInput = styled.input(({ theme }) => ({
  width: '100%',
  height: theme.touchTarget,
  padding: `0 ${theme.touchTarget} 0 ${theme.space(0.5)}`,
  border: 0,
  borderBottom: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  // the border shows the focus; in forced-colors mode the outline does
  '&:focus-visible': {
    outlineColor: 'transparent',
    borderBottomColor: theme.colors.accent,
    boxShadow: `0 1px 0 ${theme.colors.accent}`,
  },
  '&::placeholder': { color: theme.colors.textSoft, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}));

const SubmitButton = styled(IconButton)({ position: 'absolute', top: 0, right: 0 });
