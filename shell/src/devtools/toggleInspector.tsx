import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';

let close: (() => void) | undefined;

function open(): () => void {
  const host = document.createElement('div');
  // above everything else, including dialogs
  host.popover = 'manual';
  host.style.cssText =
    'position:fixed;inset:0;width:auto;height:auto;margin:0;padding:0;border:0;background:none;overflow:visible;pointer-events:none';
  document.body.append(host);
  host.showPopover();
  const root = createRoot(host);
  root.render(
    <ThemeProvider theme={theme}>
      <Inspector host={host} onClose={toggleInspector} />
    </ThemeProvider>,
  );
  return () => {
    root.unmount();
    host.remove();
  };
}

/** Shows or hides the inspector. */
export function toggleInspector(): void {
  if (close) close();
  close = close ? undefined : open();
}
