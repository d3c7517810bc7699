import { useLocation } from '@glow/shared/router';
import { useState } from 'react';

/** Whether a menu is open, and how to change that; going anywhere closes it. */
export function useDisclosure(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // forgotten at once, or the way back would open it again
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return [openedAt === key, (isOpen) => setOpenedAt(isOpen ? key : undefined)];
}
