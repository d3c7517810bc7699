import { host } from './host';
import { integrityForEntry } from './registry';

/** How long a remote's entry may take before its screens count as unavailable, in milliseconds. */
const ENTRY_TIMEOUT_MS = 4000;

/** Runs no entry but the one that the registry names, and gives up on a hanging one in time; federation itself would wait twenty seconds. */
export function enforceEntryIntegrity(): void {
  host().registerPlugins([
    {
      name: 'guard-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrityForEntry(script.src) ?? '';
        script.async = true;
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
}
