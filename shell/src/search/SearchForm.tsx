import styled from '@emotion/styled';
import { lazyComponent, useIsHydrated } from '@glow/shared/app';
import { useNavigate } from '@glow/shared/router';
import { RESULTS, resultsUrl } from '@glow/shared/search';
import { IconButton } from '@glow/shared/ui';
import { LONGEST_SEARCH } from '@glow/shared/validation';
import { Search } from '@glow/shared/icons';
import { Suspense, useId, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useDisclosure } from '../components/useDisclosure';

// without this chunk it is a plain search box; the next focus tries again
const SearchPopup = lazyComponent(
  async () => (await import(/* webpackChunkName: "suggestions" */ './SearchPopup')).SearchPopup,
  { fallback: () => null },
);

/** Works without JavaScript too (NAV-14). The popup is loaded on first focus and also handles the keys. */
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
  const isExpanded = isOpen && hasList;

  function open(typed: string) {
    setText(typed);
    setActiveId(undefined);
    setIsOpen(true);
  }

  function clear() {
    form.current?.reset();
    setText('');
    setActiveId(undefined);
    setIsOpen(false);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('q'));
    if (!query.trim()) return;
    clear();
    void navigate(resultsUrl(query));
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
        maxLength={LONGEST_SEARCH}
        onFocus={({ currentTarget }) => {
          setIsActive(true);
          open(currentTarget.value);
        }}
        onInput={({ currentTarget }) => open(currentTarget.value)}
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
          <SearchPopup
            {...{ listId, form, text, isOpen, setIsOpen, activeId, setActiveId, clear }}
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
