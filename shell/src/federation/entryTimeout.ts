import { host } from './host';

/** How long a remote's entry may take before its screens count as unavailable, in milliseconds. */
const ENTRY_TIMEOUT = 5000;

/** Gives up on a hanging entry in time; federation itself would wait twenty seconds. */
export function limitEntryTime(): void {
  host().registerPlugins([
    {
      name: 'entry-timeout',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        return { script, timeout: ENTRY_TIMEOUT };
      },
    },
  ]);
}
