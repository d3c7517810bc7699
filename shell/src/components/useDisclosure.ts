import { useLocation } from '@glow/shared/router';
import { useState } from 'react';

export function useDisclosure(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // otherwise going back would open the menu again
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return [openedAt === key, (isOpen) => setOpenedAt(isOpen ? key : undefined)];
}
