import { BrowserRouter } from '@glow/shared/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { limitEntryTime } from './federation/entryTimeout';
import { startRegistry } from './federation/registry';
import { Shell } from './Shell';

/** Brings the store to life in the page. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  limitEntryTime();
  startRegistry();
  const store = (
    <BrowserRouter>
      <Shell />
    </BrowserRouter>
  );
  if (root.hasChildNodes()) hydrateRoot(root, store);
  else createRoot(root).render(store);
}
