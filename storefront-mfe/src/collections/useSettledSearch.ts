import { useLocation, useNavigationType } from '@glow/shared/router';
import { useState } from 'react';

/** The search text of the URL, without what is being typed: the page's heading does not change with each letter (COL-30). */
export function useSettledSearch(): string {
  const isTyping = useNavigationType() === 'REPLACE';
  const search = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [settled, setSettled] = useState(search);
  if (!isTyping && settled !== search) setSettled(search);
  return isTyping ? settled : search;
}
