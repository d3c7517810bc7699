import styled from '@emotion/styled';
import { RESULTS } from '@glow/shared/search';
import { Search } from '@glow/shared/icons';
import type { MouseEvent, Ref } from 'react';
import { IconLink } from './IconLink';

interface SearchToggleProps {
  isOpen: boolean;
  onToggle(): void;
  ref: Ref<HTMLAnchorElement>;
}

/** On narrow screens: a link to all products, which opens the search box instead once hydrated (NAV-32). */
export function SearchToggle({ isOpen, onToggle, ref }: SearchToggleProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onToggle();
  }

  return (
    <NarrowLink to={RESULTS} label="Search" ref={ref} aria-expanded={isOpen} onClick={handleClick}>
      <Search size={21} strokeWidth={1.5} aria-hidden="true" />
    </NarrowLink>
  );
}

const NarrowLink = styled(IconLink)(({ theme }) => ({
  [theme.from.desktop]: { display: 'none' },
  // the search box is shown itself
  [theme.withoutMenu]: { display: 'none' },
}));
