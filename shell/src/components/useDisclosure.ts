import { useLocation } from '@glow/shared/router';
import { useState } from 'react';

/** Open state of a menu; navigation closes it. */
export function useDisclosure(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // reset the state on navigation, or going back would open the menu again
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return [openedAt === key, (isOpen) => setOpenedAt(isOpen ? key : undefined)];
}
