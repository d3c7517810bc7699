import { host } from './host';
import { integrityForEntry } from './registry';

/** After this time a remote counts as unavailable; the federation default is 20 s. */
const ENTRY_TIMEOUT_MS = 4000;

/** Loads remote entries only with the integrity hash in the registry (empty for a development server's), and with a short timeout. */
export function enforceEntryIntegrity(): void {
  host().registerPlugins([
    {
      name: 'guard-entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        const integrity = integrityForEntry(script.src);
        if (integrity === undefined) throw new Error(`The entry ${url} has no integrity hash`);
        script.integrity = integrity;
        script.async = true;
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
}
