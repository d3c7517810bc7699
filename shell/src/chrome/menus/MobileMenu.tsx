import { lazyComponent } from '@glow/shared/app';
import { IconButton, Modal } from '@glow/shared/ui';
import { Menu } from '@glow/shared/icons';
import { useDisclosure } from '../../components/useDisclosure';
import { PanelOutlet } from '../PanelOutlet';

const MenuContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "menus" */ './MenuContent')).MenuContent,
  { name: 'menus' },
);

/** Preloaded on touch or focus; closes on Escape and on navigation (NAV-10). */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useDisclosure();
  return (
    <>
      <IconButton
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={MenuContent.preload}
        onFocus={MenuContent.preload}
        onClick={() => setIsOpen(true)}
      >
        <Menu size={22} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <Modal side="left" isOpen={isOpen} onClose={() => setIsOpen(false)} heading="Menu">
        <PanelOutlet Content={MenuContent} heading="The menu is resting">
          We could not show it just now. The links at the end of the page lead to all collections.
        </PanelOutlet>
      </Modal>
    </>
  );
}
