import { host } from './host';
import { integrityForEntry } from './registry';

/** After this time a remote counts as unavailable; the federation default is 20 s. */
const ENTRY_TIMEOUT_MS = 4000;

/** Loads remote entries only with the integrity hash in the registry, and with a short timeout. */
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
